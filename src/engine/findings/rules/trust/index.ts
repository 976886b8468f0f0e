/** The rules of this area, in the order of the documentation. */
import { gatedByAncestor } from "./gatedByAncestor";
import { gatedFiles } from "./gatedFiles";
import { gatedUndecided } from "./gatedUndecided";
import { keyMismatch } from "./keyMismatch";
import { settingMisplaced } from "./settingMisplaced";
import { settingValue } from "./settingValue";
import { storeBroken } from "./storeBroken";
import { storeNotLockable } from "./storeNotLockable";
import { storeUnreadable } from "./storeUnreadable";
import { triggerOnly } from "./triggerOnly";

export const trustRules = [
  storeBroken,
  storeUnreadable,
  storeNotLockable,
  gatedUndecided,
  gatedFiles,
  gatedByAncestor,
  settingMisplaced,
  settingValue,
  keyMismatch,
  triggerOnly,
] as const;
