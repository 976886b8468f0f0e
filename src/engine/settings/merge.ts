/** How the project's settings lie over the user's, by pi version. */
import type { Features } from "../../profiles/features";
import { isRecord } from "../text/strictJson";

type Values = Readonly<Record<string, unknown>>;

/** The values of both layers together. The resource lists are not taken from here: pi reads them from each layer. */
export function mergeSettings(features: Features, user: Values, project: Values): Values {
  const merged = features.settingsDeepMerge ? mergeDeep(user, project) : mergeShallow(user, project);
  if (!features.defaultToolsModifiers) return merged;
  const defaultTools = mergeDefaultTools(user["defaultTools"], project["defaultTools"]);
  return defaultTools === undefined ? merged : { ...merged, defaultTools };
}

function mergeDeep(base: Values, over: Values): Values {
  return merge(base, over, mergeDeep);
}

/** Until 0.84.0 an object's own keys were merged, and nothing below them. */
function mergeShallow(base: Values, over: Values): Values {
  return merge(base, over, (below, above) => ({ ...below, ...above }));
}

function merge(base: Values, over: Values, mergeObjects: (base: Values, over: Values) => Values): Values {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = base[key];
    merged[key] = isRecord(before) && isRecord(value) ? mergeObjects(before, value) : value;
  }
  return merged;
}

/** Since 0.99.0 a list of nothing but `+name` and `-name` changes the user's list; an empty one is such a list. */
function mergeDefaultTools(user: unknown, project: unknown): unknown {
  if (project === undefined) return user;
  const modifies = Array.isArray(project) && project.every((entry) => typeof entry === "string" && /^[+-]/.test(entry));
  return Array.isArray(user) && modifies ? [...(user as unknown[]), ...(project as unknown[])] : project;
}
