/** PLACEHOLDER until the discovery room is committed: overwrite this file. */
import type { Resources, Settings } from "../resources";
import type { Scene } from "../scene";
import type { Step } from "../types";

export function resolveResources(_scene: Scene, _settings: Settings, _trusted: boolean): Step<Resources> {
  return {
    value: {
      skills: [],
      templates: [],
      extensions: [],
      packages: [],
      unknowns: [],
      disabledBuiltIns: [],
      hang: null,
      crash: null,
    },
    decisions: [],
  };
}
