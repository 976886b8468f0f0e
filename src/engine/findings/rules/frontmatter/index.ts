/** The rules of this area, in the order of the documentation. */
import { readDifferently } from "./readDifferently";
import { unreadForOthers } from "./unreadForOthers";

export const frontmatterRules = [readDifferently, unreadForOthers] as const;
