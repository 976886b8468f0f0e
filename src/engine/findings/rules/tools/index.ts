/** The rules of this area, in the order of the documentation. */
import { declaredNotListed } from "./declaredNotListed";
import { ruleNamesUnlisted } from "./ruleNamesUnlisted";

export const toolsRules = [declaredNotListed, ruleNamesUnlisted] as const;
