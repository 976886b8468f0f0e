/** The rules of this area, in the order of the documentation. */
import { aboveRepository } from "./aboveRepository";
import { brokenLink } from "./brokenLink";
import { caseName } from "./caseName";
import { deadPointer } from "./deadPointer";
import { directory } from "./directory";
import { emptyHides } from "./emptyHides";
import { gated } from "./gated";
import { hangsOnFifo } from "./hangsOnFifo";
import { importNotFollowed } from "./importNotFollowed";
import { inConfigFolder } from "./inConfigFolder";
import { localName } from "./localName";
import { nearName } from "./nearName";
import { notRegular } from "./notRegular";
import { onlyImports } from "./onlyImports";
import { otherToolAlone } from "./otherToolAlone";
import { overrideEmpty } from "./overrideEmpty";
import { overrideUnknown } from "./overrideUnknown";
import { pathInTag } from "./pathInTag";
import { sameFile } from "./sameFile";
import { shadowed } from "./shadowed";
import { tooLarge } from "./tooLarge";
import { unreadable } from "./unreadable";
import { worktree } from "./worktree";
import { worktreeLink } from "./worktreeLink";

export const contextRules = [
  overrideEmpty,
  emptyHides,
  shadowed,
  overrideUnknown,
  directory,
  notRegular,
  hangsOnFifo,
  brokenLink,
  unreadable,
  tooLarge,
  worktree,
  worktreeLink,
  gated,
  caseName,
  nearName,
  localName,
  inConfigFolder,
  otherToolAlone,
  sameFile,
  aboveRepository,
  importNotFollowed,
  onlyImports,
  pathInTag,
  deadPointer,
] as const;
