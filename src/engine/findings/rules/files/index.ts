/** The rules of this area, in the order of the documentation. */
import { linksOut } from "./linksOut";
import { writableByOthers } from "./writableByOthers";

export const filesRules = [linksOut, writableByOthers] as const;
