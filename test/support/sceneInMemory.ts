/** What a step of the engine sees, on a disk in memory: for tests of one step. */
import path from "node:path";
import { readLaunch } from "../../src/engine/launch/launch";
import type { Scene } from "../../src/engine/scene";
import { createWorld } from "../../src/engine/world";
import { sha256 } from "../../src/node/sha256";
import { featuresOf } from "../../src/profiles/features";
import { chooseProfile } from "../../src/profiles/index";
import { diskOf, requestOf, type Files } from "./inspectInMemory";

/** The scene of a start without flags. */
export function sceneOf(files: Files, piVersion = "1.6.0"): Scene {
  const request = requestOf({ piVersion });
  const features = featuresOf(piVersion);
  return {
    request,
    features,
    path: path.posix,
    sha256,
    mode: request.mode,
    world: createWorld(diskOf(files), path.posix),
    profile: chooseProfile(piVersion).profile,
    launch: readLaunch([], features),
  };
}
