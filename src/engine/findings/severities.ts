/**
 * How bad each rule is for a person. Error: clear intent is lost. Warning: text goes unread or arguments are dropped.
 * Information: worth knowing. A rule that is not here gives no finding.
 */
import type { RuleCode } from "../texts";
import type { Severity } from "../types";

export const severities: Partial<Record<RuleCode, Severity>> = {
  "trust.storeBroken": "error",
  "trust.storeUnreadable": "error",
  "trust.gatedUndecided": "warning",
  "trust.gatedFiles": "information",
  "context.overrideEmpty": "error",
  "context.shadowed": "warning",
  "context.overrideUnknown": "warning",
  "context.directory": "warning",
  "context.notRegular": "warning",
  "context.hangsOnFifo": "error",
  "context.brokenLink": "warning",
  "context.unreadable": "error",
  "context.tooLarge": "warning",
  "context.worktree": "information",
  "context.worktreeLink": "error",
  "context.caseName": "warning",
  "context.nearName": "information",
  "system.emptyHides": "error",
  "system.empty": "warning",
  "system.appendEmpty": "warning",
  "system.shadowedByProject": "information",
  "system.pathAsText": "error",
  "system.hangs": "error",
  "system.tooLarge": "warning",
  "system.wrongPlace": "information",
  "system.wrongCase": "warning",
  "system.notThisFolder": "information",
  "prompt.noReaderTool": "warning",
  "prompt.unknownTool": "information",
};
