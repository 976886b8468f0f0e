/** The words in English, the language that is always there. */
import { say } from "../engine/texts";
import { strings } from "./strings";
import type { Words } from "./words";

export const english: Words = { strings, say, number: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",") };
