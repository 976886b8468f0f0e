/** The rules of this area, in the order of the documentation. */
import { answersElse } from "./answersElse";
import { badCommandLine } from "./badCommandLine";
import { packageDirStops } from "./packageDirStops";
import { proxyStops } from "./proxyStops";
import { tooLarge } from "./tooLarge";
import { typedFileMissing } from "./typedFileMissing";
import { unknownFlag } from "./unknownFlag";
import { unknownTool } from "./unknownTool";

export const promptRules = [
  unknownTool,
  unknownFlag,
  badCommandLine,
  answersElse,
  typedFileMissing,
  packageDirStops,
  proxyStops,
  tooLarge,
] as const;
