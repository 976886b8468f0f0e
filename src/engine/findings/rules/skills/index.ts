/** The rules of this area, in the order of the documentation. */
import { bom } from "./bom";
import { collided } from "./collided";
import { collidedSame } from "./collidedSame";
import { disableNotBoolean } from "./disableNotBoolean";
import { fenceNotFirst } from "./fenceNotFirst";
import { frontmatterTooLarge } from "./frontmatterTooLarge";
import { looseWarned } from "./looseWarned";
import { nameNotText } from "./nameNotText";
import { namedAfterFolder } from "./namedAfterFolder";
import { noDescription } from "./noDescription";
import { noFrontmatter } from "./noFrontmatter";
import { noMapping } from "./noMapping";
import { noReader } from "./noReader";
import { notMarkdown } from "./notMarkdown";
import { threw } from "./threw";
import { typedMissing } from "./typedMissing";
import { unclosed } from "./unclosed";
import { unreadable } from "./unreadable";
import { warning } from "./warning";
import { yaml } from "./yaml";
import { yamlSilent } from "./yamlSilent";

export const skillsRules = [
  unreadable,
  yaml,
  yamlSilent,
  noDescription,
  noFrontmatter,
  fenceNotFirst,
  unclosed,
  noMapping,
  bom,
  threw,
  looseWarned,
  warning,
  disableNotBoolean,
  nameNotText,
  namedAfterFolder,
  collided,
  collidedSame,
  typedMissing,
  notMarkdown,
  noReader,
  frontmatterTooLarge,
] as const;
