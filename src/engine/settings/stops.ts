/**
 * Values over which pi stops, of settings that have no bearing on the prompt otherwise. pi does not look at types when it
 * loads its settings: each of these throws where it is used (`main.js`, `core/settings-manager.js`,
 * `core/http-dispatcher.js`, `core/model-resolver.js`). The lists of resources have their own (`packages/entries.ts`).
 */
import { because } from "../decide";
import { normalizeWritten } from "../packages/writtenPath";
import type { Settings, SettingsLayer } from "../resources";
import type { Scene } from "../scene";
import { isRecord } from "../text/strictJson";
import type { Reason } from "../types";
import { mergeSettings } from "./merge";
import { proxyStops, variableThatStops } from "./proxy";

type Values = SettingsLayer["values"];

/** Why pi stops, or waits for ever, before it asks whether the project is trusted. */
export interface BeforeTrust {
  readonly hang: Reason | null;
  readonly crash: Reason | null;
}

/**
 * What pi meets before it asks about trust. It looks for `sessionDir` in the project's settings too, whether the project
 * is trusted or not (`startupSettingsManager`, every version).
 */
export function beforeTrust(scene: Scene, user: SettingsLayer, project: SettingsLayer): BeforeTrust {
  const { environment, piVersion } = scene.request;
  const variable = variableThatStops(environment);
  if (variable !== null)
    return { hang: null, crash: because("prompt.proxyStops", { name: variable, version: piVersion }) };
  const hang = user.hang ?? project.hang;
  if (scene.features.httpProxy && proxyStops(user.values["httpProxy"], environment))
    return { hang: null, crash: stop(scene, "httpProxy", user.path) };
  if (hang !== null || isNamed(scene) || environment["PI_CODING_AGENT_SESSION_DIR"]) return { hang, crash: null };
  const value = mergeSettings(scene.features, user.values, project.values)["sessionDir"];
  const crash = isPath(scene, value, scene.features.sessionDirResolved)
    ? null
    : stop(scene, "sessionDir", holder(user, project, "sessionDir"));
  return { hang, crash };
}

/** Whether `--session-dir` names a folder. */
function isNamed({ features, launch }: Scene): boolean {
  return features.sessionDirResolved ? Boolean(launch.sessionDir) : launch.sessionDir !== null;
}

/** What pi meets after it has read all that makes the prompt. */
export function crashOfValues(scene: Scene, { merged, user, project }: Settings): Reason | null {
  const key = keysThatStop(scene, merged)[0];
  return key === undefined ? null : stop(scene, key, holder(user, project, key));
}

/** In pi's order. */
function keysThatStop(scene: Scene, values: Values): readonly string[] {
  const { features, launch } = scene;
  const { enabledModels, shellPath, httpIdleTimeoutMs, websocketConnectTimeoutMs } = values;
  return [
    ...(launch.namesModels || isModelList(enabledModels) ? [] : ["enabledModels"]),
    ...(!features.shellPathResolved || isPath(scene, shellPath, true) ? [] : ["shellPath"]),
    ...(!features.httpIdleTimeout || isTime(httpIdleTimeoutMs) ? [] : ["httpIdleTimeoutMs"]),
    // Over this one every request fails.
    ...(!features.websocketConnectTimeout || isTime(websocketConnectTimeoutMs) ? [] : ["websocketConnectTimeoutMs"]),
  ];
}

function stop(scene: Scene, key: string, path: string): Reason {
  return because("settings.valueStops", { path, key, version: scene.request.piVersion });
}

/** The file whose value counts. */
function holder(user: SettingsLayer, project: SettingsLayer, key: string): string {
  return project.values[key] === undefined ? user.path : project.path;
}

/** Whether pi can go through it: what has no length is passed over, and a text is a list of its letters. */
function isModelList(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === "string");
  return !isRecord(value) || !(Number(value["length"]) > 0);
}

/** Whether pi can resolve it. */
function isPath(scene: Scene, value: unknown, resolvesAddresses: boolean): boolean {
  if (!value) return true;
  return typeof value === "string" && (!resolvesAddresses || normalizeWritten(scene, value) !== null);
}

/** Milliseconds from 0, as a number or a text, or "disabled" (`parseHttpIdleTimeoutMs`). */
function isTime(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value === "string") {
    const text = value.trim();
    return text.toLowerCase() === "disabled" || (text !== "" && isTime(Number(text)));
  }
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
