/** The settings that bear on the prompt, each with the file whose value counts. */
import type { Features } from "../../profiles/features";
import type { SettingsLayer } from "../resources";
import type { EffectiveSetting } from "../types";

/** Lists that pi reads from each file on its own: both count. */
const lists = ["packages", "skills", "prompts", "extensions"];

/** Values of which the project's counts when it has one. */
const merged = ["defaultTools", "enableSkillCommands", "codemode", "npmCommand"];

/** The bearing keys that are set, user first. */
export function effectiveSettings(
  features: Features,
  user: SettingsLayer,
  project: SettingsLayer,
  values: Readonly<Record<string, unknown>>,
): readonly EffectiveSetting[] {
  const perFile = lists.flatMap((key) =>
    [user, project].flatMap((layer) =>
      layer.values[key] === undefined ? [] : [{ key, value: layer.values[key], path: layer.path }],
    ),
  );
  const together = merged.flatMap((key) => {
    if (values[key] === undefined || (key === "defaultTools" && !features.defaultTools)) return [];
    return [{ key, value: values[key], path: project.values[key] === undefined ? user.path : project.path }];
  });
  const trust = user.values["defaultProjectTrust"];
  const own =
    trust === undefined || !features.defaultProjectTrust
      ? []
      : [{ key: "defaultProjectTrust", value: trust, path: user.path }];
  return [...perFile, ...together, ...own];
}
