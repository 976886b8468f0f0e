/** The rules of this area, in the order of the documentation. */
import { typedMissing } from "./typedMissing";
import { unreadable } from "./unreadable";

export const extensionsRules = [unreadable, typedMissing] as const;
