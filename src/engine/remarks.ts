/** What has to be said about a run beside its layers: what it cannot know, and what else is sent. */
import { because } from "./decide";
import { packagePlaceholder } from "./prompt/sections";
import type { Scene } from "./scene";
import type { ToolSet } from "./tools/tools";
import type { AlsoSent, ProfileChoice, Unknown } from "./types";

/** Options that pi itself does not know, where an extension may bring them. */
export function flagUnknowns({ launch }: Scene, mayHaveExtensions: boolean): readonly Unknown[] {
  const flags = launch.unknownFlags;
  if (flags.length === 0 || !mayHaveExtensions) return [];
  const reason = because("prompt.flagOfExtension", { flags, name: flags.join(" ") });
  return [{ kind: "extension", path: null, reason }];
}

/** What the request itself leaves open: where pi is installed, and a version without a profile of its own. */
export function requestUnknowns(scene: Scene, choice: ProfileChoice): readonly Unknown[] {
  const { piVersion: version, piPackageDir } = scene.request;
  const place: readonly Unknown[] =
    piPackageDir === null
      ? [
          {
            kind: "piPackage",
            path: null,
            reason: because("prompt.packageUnknown", { placeholder: packagePlaceholder }),
          },
        ]
      : [];
  const rule = { lower: "prompt.olderProfile", newest: "prompt.newerVersion", oldest: "prompt.oldestProfile" } as const;
  if (choice.match === "exact" || choice.match === "lower") return place;
  return [
    ...place,
    { kind: "version", path: null, reason: because(rule[choice.match], { version, profile: choice.version }) },
  ];
}

/** What reaches the model beside the prompt, so that "the prompt" never claims too much. */
export function alsoSent(tools: ToolSet): readonly AlsoSent[] {
  return [
    { reason: because("prompt.alsoRole") },
    {
      reason: because("prompt.alsoTools", {
        names: tools.declared.length > 0 ? tools.declared : { rule: "word.none" },
      }),
    },
    { reason: because("prompt.alsoExtensions") },
    { reason: because("prompt.alsoSubscription") },
  ];
}
