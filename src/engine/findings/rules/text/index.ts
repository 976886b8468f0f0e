/** The rules of this area, in the order of the documentation. */
import { bidirectional } from "./bidirectional";
import { bomSent } from "./bomSent";
import { closesTag } from "./closesTag";
import { hidden } from "./hidden";
import { invisible } from "./invisible";
import { malformed } from "./malformed";
import { repeated } from "./repeated";
import { secret } from "./secret";

export const textRules = [bomSent, malformed, closesTag, invisible, hidden, bidirectional, secret, repeated] as const;
