/** What every step of a run sees: the request, the disk, and the rules of the asked pi version. */
import type { Features } from "../profiles/features";
import type { Profile } from "../profiles/profile";
import type { Launch } from "./launch/launch";
import type { PathFlavour, Ports } from "./ports";
import type { InspectRequest, Mode } from "./types";
import type { World } from "./world";

export interface Scene {
  readonly request: InspectRequest;
  readonly world: World;
  readonly path: PathFlavour;
  readonly sha256: Ports["sha256"];
  readonly features: Features;
  readonly profile: Profile;
  /** pi's command line, as this pi version reads it. */
  readonly launch: Launch;
  /** The mode of this start: the flags win over the request. */
  readonly mode: Mode;
}
