/** The rules of this area, in the order of the documentation. */
import { appendEmpty } from "./appendEmpty";
import { appendReplaced } from "./appendReplaced";
import { blank } from "./blank";
import { empty } from "./empty";
import { emptyHides } from "./emptyHides";
import { flagLooksLikePath } from "./flagLooksLikePath";
import { hangs } from "./hangs";
import { pathAsText } from "./pathAsText";
import { readsLikeAddition } from "./readsLikeAddition";
import { shadowedByProject } from "./shadowedByProject";
import { tooLarge } from "./tooLarge";
import { wrongCase } from "./wrongCase";
import { wrongPlace } from "./wrongPlace";

export const systemRules = [
  emptyHides,
  empty,
  appendEmpty,
  blank,
  shadowedByProject,
  appendReplaced,
  pathAsText,
  hangs,
  tooLarge,
  wrongPlace,
  wrongCase,
  readsLikeAddition,
  flagLooksLikePath,
] as const;
