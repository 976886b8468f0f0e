/**
 * pi's two settings files and what they come to together (`core/settings-manager.js`). Each is strict JSON and fails
 * alone and as a whole; nothing of the project's counts while the project is not trusted, save what `stops.ts` names.
 */
import { because, decide } from "../decide";
import type { Settings, SettingsLayer } from "../resources";
import type { Scene } from "../scene";
import { isRecord, parseStrictJson } from "../text/strictJson";
import type { Decision, FileRange, Reason, Step, TrustMark, Verdict } from "../types";
import { effectiveSettings } from "./effective";
import { whyNoLock } from "./lock";
import { mergeSettings } from "./merge";
import { migrateSettings } from "./migrate";

type Owner = { readonly scope: "global" | "project"; readonly trust: TrustMark };

/** The user's settings file, in the agent folder. */
export function readUserSettings(scene: Scene): Step<SettingsLayer> {
  const path = scene.path.join(scene.request.agentDir, "settings.json");
  return readLayer(scene, path, { scope: "global", trust: "notGated" });
}

/** The project's settings file; only the working directory's own, and only when the project is trusted. */
export function readProjectSettings(scene: Scene, trusted: boolean): Step<SettingsLayer> {
  const path = scene.path.join(scene.request.cwd, ".pi", "settings.json");
  if (!trusted) return { value: emptyLayer(path), decisions: [] };
  return readLayer(scene, path, { scope: "project", trust: scene.features.projectTrust ? "trusted" : "notApplicable" });
}

/** The merged values, by the rules of the asked version, and which layer each bearing key is from. */
export function combineSettings(scene: Scene, user: SettingsLayer, project: SettingsLayer): Settings {
  const merged = mergeSettings(scene.features, user.values, project.values);
  return { user, project, merged, effective: effectiveSettings(scene.features, user, project, merged) };
}

function emptyLayer(path: string): SettingsLayer {
  return { path, values: {}, text: null, hang: null };
}

interface Outcome {
  readonly verdict: Verdict;
  readonly reason: Reason;
  readonly range?: FileRange | null;
}

function readLayer(scene: Scene, path: string, owner: Owner): Step<SettingsLayer> {
  const { world, request } = scene;
  if (!world.exists(path)) return { value: emptyLayer(path), decisions: [] };
  const done = (
    outcome: Outcome,
    values: SettingsLayer["values"] = {},
    text: string | null = null,
  ): Step<SettingsLayer> => {
    const decision: Decision = decide({ path, kind: "settings", ...owner, ...outcome });
    const hang = outcome.reason.rule === "settings.hangsOnFifo" ? outcome.reason : null;
    return { value: { path, values, text, hang }, decisions: [decision] };
  };
  const noLock = whyNoLock(scene, path);
  if (noLock) return done({ verdict: "unreadable", reason: because("settings.notLockable", { path, ...noLock }) });
  const file = world.readText(path);
  if (file.kind === "notRegular" && file.type === "other") {
    return done({
      verdict: "unreadable",
      reason: because("settings.hangsOnFifo", { path, version: request.piVersion }),
    });
  }
  if (file.kind !== "text")
    return done({ verdict: "unreadable", reason: because("settings.unreadable", { path, code: codeOf(file) }) });
  const keepsBom = file.bom && !scene.features.bomStripped;
  if (file.text === "" && !file.bom)
    return done({ verdict: "inForce", reason: because("settings.empty", { path }) }, {}, "");
  const parsed = parseStrictJson(keepsBom ? `\uFEFF${file.text}` : file.text);
  if (parsed.kind === "error") {
    const start = { startLine: 0, startColumn: 0, endLine: 0, endColumn: 0 };
    return done(
      broken(path, parsed.message, keepsBom ? start : parsed.range, keepsBom ? "settings.bom" : "settings.broken"),
    );
  }
  if (typeof parsed.value !== "object" || parsed.value === null) {
    const message = `Cannot use 'in' operator to search for 'queueMode' in ${String(parsed.value)}`;
    return done(broken(path, message, null, "settings.noObject"));
  }
  // An array is accepted and holds no setting.
  if (!isRecord(parsed.value)) return done({ verdict: "inForce", reason: because("settings.array", { path }) });
  return done(
    { verdict: "inForce", reason: because("settings.inForce", { path }) },
    migrateSettings(parsed.value),
    file.text,
  );
}

function broken(
  path: string,
  problem: string,
  range: FileRange | null,
  rule: "settings.broken" | "settings.bom" | "settings.noObject",
): Outcome {
  const place = range ? { line: range.startLine + 1, column: range.startColumn + 1 } : { line: 1, column: 1 };
  return { verdict: "invalid", reason: because(rule, { path, problem, ...place }), range };
}

function codeOf(file: { readonly kind: string; readonly code?: string; readonly type?: string }): string {
  return file.code ?? (file.type === "directory" ? "EISDIR" : file.kind);
}
