/**
 * The trust decision, in pi's order: flag, nothing to ask about, saved entry, default setting, ask
 * (`core/project-trust.js`, `main.js`). An extension's `project_trust` handler would come before the saved entry; it
 * cannot be known from disk.
 */
import type { SettingsLayer } from "../resources";
import type { Scene } from "../scene";
import type { Outcome, Step, TrustState } from "../types";
import { askTrustStore, storeDecision, trustStorePath, type StoreAnswer } from "./trustStore";
import { trustTriggers } from "./triggers";

export interface TrustDecision {
  readonly state: TrustState;
  /** Whether project resources load. */
  readonly trusted: boolean;
  /** `refuses` when pi would exit over the trust store. */
  readonly outcome: Outcome;
}

type DecidedBy = TrustState["decidedBy"]["kind"];

const prompt: Outcome = { kind: "prompt" };

/** Decides whether the project is trusted; `assumeTrusted` answers so for the second run of an inspection. The user's settings are needed for their `defaultProjectTrust`. */
export function decideTrust(scene: Scene, user: SettingsLayer, assumeTrusted: boolean): Step<TrustDecision> {
  if (!scene.features.projectTrust)
    return { value: decided("notApplicable", true, "noTrustInVersion", [], null, null), decisions: [] };
  const triggers = trustTriggers(scene);
  if (assumeTrusted) return { value: decided("trusted", true, "request", triggers, null, "trusted"), decisions: [] };
  const asked = askedFor(scene, triggers);
  if (asked) return { value: asked, decisions: [] };
  if (triggers.length === 0 && !scene.features.trustAlwaysConsulted) {
    return { value: decided("notApplicable", true, "noTrigger", triggers, null, null), decisions: [] };
  }
  const answer = askTrustStore(scene);
  return { value: fromStore(scene, user, triggers, answer), decisions: storeDecision(scene, answer) };
}

/** The flags of this start, then the view that the request asks for. */
function askedFor(scene: Scene, triggers: readonly string[]): TrustDecision | null {
  const { approve } = scene.launch;
  if (approve !== null) {
    const flag = approve ? "--approve" : "--no-approve";
    return decided(approve ? "trusted" : "untrusted", approve, "flag", triggers, null, flag);
  }
  const { trust } = scene.request;
  return trust === "stored" ? null : decided(trust, trust === "trusted", "request", triggers, null, trust);
}

function fromStore(scene: Scene, user: SettingsLayer, triggers: readonly string[], answer: StoreAnswer): TrustDecision {
  if (answer.kind === "broken") {
    const outcome: Outcome = { kind: "refuses", reason: answer.reason };
    return { ...decided("untrusted", false, "nobody", triggers, trustStorePath(scene), null), outcome };
  }
  if (answer.kind === "entry") {
    const state = answer.trusted ? "trusted" : "untrusted";
    return decided(state, answer.trusted, "entry", triggers, trustStorePath(scene), answer.key);
  }
  if (triggers.length === 0) return decided("notApplicable", true, "noTrigger", triggers, null, null);
  return fromDefault(scene, user, triggers);
}

/** `defaultProjectTrust` counts in the user's settings only; any value but `always` and `never` means ask. */
function fromDefault(scene: Scene, user: SettingsLayer, triggers: readonly string[]): TrustDecision {
  const value = scene.features.defaultProjectTrust ? user.values["defaultProjectTrust"] : undefined;
  if (value === "always") return decided("trusted", true, "setting", triggers, user.path, "defaultProjectTrust");
  if (value === "never") return decided("untrusted", false, "setting", triggers, user.path, "defaultProjectTrust");
  const state = scene.mode === "interactive" ? "undecided" : "untrusted";
  return decided(state, false, "nobody", triggers, null, null);
}

function decided(
  state: TrustState["state"],
  trusted: boolean,
  kind: DecidedBy,
  triggers: readonly string[],
  path: string | null,
  key: string | null,
): TrustDecision {
  return { state: { state, decidedBy: { kind, path, key }, triggers }, trusted, outcome: prompt };
}
