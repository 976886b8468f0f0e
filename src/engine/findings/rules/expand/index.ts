/** The rules of this area, in the order of the documentation. */
import { argumentFilledAgain } from "./argumentFilledAgain";
import { argumentNotFilled } from "./argumentNotFilled";
import { argumentsDropped } from "./argumentsDropped";
import { defaultUsed } from "./defaultUsed";
import { dollarSwallowed } from "./dollarSwallowed";
import { emptyDropped } from "./emptyDropped";
import { extensionMayClaim } from "./extensionMayClaim";
import { innerQuoteTaken } from "./innerQuoteTaken";
import { lookAlike } from "./lookAlike";
import { noPlaceholder } from "./noPlaceholder";
import { notReachable } from "./notReachable";
import { otherCase } from "./otherCase";
import { placeholderEmpty } from "./placeholderEmpty";
import { requiredMissing } from "./requiredMissing";
import { unclosedQuoteKept } from "./unclosedQuoteKept";
import { unclosedQuoteTaken } from "./unclosedQuoteTaken";

export const expandRules = [
  otherCase,
  notReachable,
  extensionMayClaim,
  noPlaceholder,
  argumentsDropped,
  requiredMissing,
  placeholderEmpty,
  dollarSwallowed,
  defaultUsed,
  lookAlike,
  unclosedQuoteKept,
  unclosedQuoteTaken,
  innerQuoteTaken,
  emptyDropped,
  argumentNotFilled,
  argumentFilledAgain,
] as const;
