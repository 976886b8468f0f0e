/** The rules of this area, in the order of the documentation. */
import { bom } from "./bom";
import { builtIn } from "./builtIn";
import { builtInBare } from "./builtInBare";
import { collided } from "./collided";
import { collidedSame } from "./collidedSame";
import { commandsFolder } from "./commandsFolder";
import { dollarSwallowed } from "./dollarSwallowed";
import { extension } from "./extension";
import { frontmatterTooLarge } from "./frontmatterTooLarge";
import { hintWithoutPlaceholder } from "./hintWithoutPlaceholder";
import { inFolder } from "./inFolder";
import { lookAlike } from "./lookAlike";
import { nameWithSpace } from "./nameWithSpace";
import { nestedPlaceholder } from "./nestedPlaceholder";
import { notMarkdown } from "./notMarkdown";
import { readme } from "./readme";
import { renamed } from "./renamed";
import { skillComesFirst } from "./skillComesFirst";
import { swallowed } from "./swallowed";
import { typedMissing } from "./typedMissing";
import { unclosed } from "./unclosed";
import { unreadable } from "./unreadable";
import { unreadableSilent } from "./unreadableSilent";
import { valueNotText } from "./valueNotText";
import { yaml } from "./yaml";
import { yamlSilent } from "./yamlSilent";

export const templatesRules = [
  unreadable,
  unreadableSilent,
  yaml,
  yamlSilent,
  unclosed,
  swallowed,
  bom,
  inFolder,
  extension,
  builtIn,
  builtInBare,
  nameWithSpace,
  skillComesFirst,
  collided,
  collidedSame,
  notMarkdown,
  typedMissing,
  renamed,
  commandsFolder,
  readme,
  lookAlike,
  dollarSwallowed,
  hintWithoutPlaceholder,
  valueNotText,
  nestedPlaceholder,
  frontmatterTooLarge,
] as const;
