/** The fixes that may be offered for a finding, made for the files as they are now. Nothing is written here. */
import type { PathFlavour } from "../../ports";
import type { Evaluation, Finding } from "../../types";
import type { World } from "../../world";
import { ruleOf } from "../rules/index";
import { addDescription } from "./addDescription";
import { addName } from "./addName";
import { deleteFile } from "./deleteFile";
import { closeFence, moveFenceUp, starsForRules } from "./fences";
import type { FileChange, Fix, FixName } from "./fix";
import { mergeIntoWinner } from "./mergeIntoWinner";
import { plainJson } from "./plainJson";
import { pointToWinner } from "./pointToWinner";
import { quoteValue } from "./quoteValue";
import { moveToOwnFolder, moveUp, rename, renameToAppend } from "./rename";
import type { Fixer } from "./scene";
import { correctPath, inBrackets } from "./settingValues";
import { booleanTrue, escapeTag, minusToBang, removeCharacters, removeLine, saveWithoutBom } from "./smallEdits";
import { addArguments, replaceLookAlike } from "./templateText";

export type { FileChange, Fix, FixName, TextEdit } from "./fix";

const fixers: Readonly<Record<FixName, Fixer>> = {
  mergeIntoWinner,
  pointToWinner,
  deleteFile,
  quoteValue,
  addDescription,
  moveFenceUp,
  closeFence,
  rename,
  moveToOwnFolder,
  moveUp,
  renameToAppend,
  addArguments,
  replaceLookAlike,
  saveWithoutBom,
  minusToBang,
  booleanTrue,
  removeCharacters,
  plainJson,
  inBrackets,
  correctPath,
  addName,
  starsForRules,
  escapeTag,
  removeLine,
};

/** The fixes of a finding, the best one first. `world` reads the disk of now. */
export function fixesOf(
  finding: Finding,
  evaluation: Evaluation,
  world: World,
  path: PathFlavour = world.path,
): readonly Fix[] {
  const names: readonly FixName[] = ruleOf(finding.code)?.fixes ?? [];
  const fixes = names.flatMap((name) => fixers[name]({ finding, evaluation, world, path }));
  return fixes.map((fix) => ({ ...fix, changes: fix.changes.map((change) => withTarget(change, world)) }));
}

/** Renames and deletions are of the link itself. */
function withTarget(change: FileChange, world: World): FileChange {
  if (change.kind !== "edit" && change.kind !== "saveWithoutBom") return change;
  const target = world.canonical(change.path);
  return target === change.path ? change : { ...change, target };
}
