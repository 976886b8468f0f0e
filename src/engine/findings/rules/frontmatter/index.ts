/** The rules of this area, in the order of the documentation. */
import { readDifferently } from "./readDifferently";
import { unreadForOthers } from "./unreadForOthers";
import { valueCut } from "./valueCut";

export const frontmatterRules = [readDifferently, unreadForOthers, valueCut] as const;
