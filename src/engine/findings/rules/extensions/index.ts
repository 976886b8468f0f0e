/** The rules of this area, in the order of the documentation. */
import { unreadable } from "./unreadable";

export const extensionsRules = [unreadable] as const;
