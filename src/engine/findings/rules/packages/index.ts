/** The rules of this area, in the order of the documentation. */
import { autoloadUnknown } from "./autoloadUnknown";
import { badAddress } from "./badAddress";
import { cutShort } from "./cutShort";
import { fieldIgnored } from "./fieldIgnored";
import { global } from "./global";
import { manifestBroken } from "./manifestBroken";
import { manifestStops } from "./manifestStops";
import { missingOffline } from "./missingOffline";
import { missingPath } from "./missingPath";
import { notListed } from "./notListed";
import { notLookedFor } from "./notLookedFor";
import { otherCheckout } from "./otherCheckout";
import { outdatedOffline } from "./outdatedOffline";
import { replaced } from "./replaced";
import { rootSkill } from "./rootSkill";
import { versionStops } from "./versionStops";
import { wouldInstall } from "./wouldInstall";
import { wrongType } from "./wrongType";

export const packagesRules = [
  missingPath,
  missingOffline,
  outdatedOffline,
  wouldInstall,
  global,
  notLookedFor,
  otherCheckout,
  notListed,
  rootSkill,
  manifestBroken,
  fieldIgnored,
  replaced,
  autoloadUnknown,
  cutShort,
  wrongType,
  versionStops,
  manifestStops,
  badAddress,
] as const;
