/** The rules of this area, in the order of the documentation. */
import { aboveRepository } from "./aboveRepository";
import { belowSkill } from "./belowSkill";
import { brokenLink } from "./brokenLink";
import { crawls } from "./crawls";
import { dotFolder } from "./dotFolder";
import { duplicate } from "./duplicate";
import { folderOfOtherTool } from "./folderOfOtherTool";
import { globOnlyFilters } from "./globOnlyFilters";
import { goesRound } from "./goesRound";
import { hangsOnFifo } from "./hangsOnFifo";
import { ignoreFileUnreadable } from "./ignoreFileUnreadable";
import { looseInAgents } from "./looseInAgents";
import { looseNested } from "./looseNested";
import { looseNestedSince } from "./looseNestedSince";
import { minusNeedsPath } from "./minusNeedsPath";
import { missingEntry } from "./missingEntry";
import { notInAllowlist } from "./notInAllowlist";
import { notThisFolder } from "./notThisFolder";
import { ownPackage } from "./ownPackage";
import { patternWithoutEffect } from "./patternWithoutEffect";
import { skillCase } from "./skillCase";
import { skillIgnored } from "./skillIgnored";
import { templateIgnored } from "./templateIgnored";

export const discoveryRules = [
  crawls,
  hangsOnFifo,
  ignoreFileUnreadable,
  skillIgnored,
  templateIgnored,
  belowSkill,
  brokenLink,
  looseInAgents,
  looseNested,
  looseNestedSince,
  skillCase,
  duplicate,
  notInAllowlist,
  missingEntry,
  patternWithoutEffect,
  minusNeedsPath,
  globOnlyFilters,
  notThisFolder,
  ownPackage,
  folderOfOtherTool,
  aboveRepository,
  goesRound,
  dotFolder,
] as const;
