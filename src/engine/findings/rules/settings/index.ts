/** The rules of this area, in the order of the documentation. */
import { array } from "./array";
import { bom } from "./bom";
import { broken } from "./broken";
import { contradiction } from "./contradiction";
import { crawls } from "./crawls";
import { defaultToolsIgnored } from "./defaultToolsIgnored";
import { defaultToolsType } from "./defaultToolsType";
import { hangsOnFifo } from "./hangsOnFifo";
import { legacySkills } from "./legacySkills";
import { noObject } from "./noObject";
import { noTools } from "./noTools";
import { notLockable } from "./notLockable";
import { unreadable } from "./unreadable";
import { valueStops } from "./valueStops";
import { wrongType } from "./wrongType";

export const settingsRules = [
  broken,
  bom,
  noObject,
  array,
  unreadable,
  notLockable,
  hangsOnFifo,
  wrongType,
  valueStops,
  crawls,
  defaultToolsType,
  defaultToolsIgnored,
  noTools,
  contradiction,
  legacySkills,
] as const;
