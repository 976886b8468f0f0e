/** Settings that do not do what they say: of a wrong type, of a later version, set twice to different values. */
import { sinceVersion } from "../../../profiles/features";
import { placeOf } from "../../settings/place";
import type { SettingsLayer } from "../../resources";
import { isRecord, parseStrictJson } from "../../text/strictJson";
import type { Finding } from "../../types";
import { finding } from "../findings";
import type { Check, Subject } from "../subject";

export const checkSettings: Check = (subject) => {
  const { user, project } = subject.settings;
  return [
    ...contradictions(subject),
    ...[user, project].flatMap((layer) => [...ofDefaultTools(subject, layer), ...legacySkills(layer)]),
    ...noTools(subject),
    ...misplacedTrust(subject),
  ];
};

/** The keys that bear on the prompt and of which one value counts. */
const single = ["defaultTools", "enableSkillCommands", "codemode"];

function contradictions({ scene, settings: { user, project } }: Subject): readonly Finding[] {
  return single.flatMap((key) => {
    const [own, other] = [project.values[key], user.values[key]];
    if (key === "defaultTools" && (!scene.features.defaultTools || isModifying(own))) return [];
    if (own === undefined || other === undefined || JSON.stringify(own) === JSON.stringify(other)) return [];
    if (isRecord(own) && isRecord(other) && scene.features.settingsDeepMerge && !clashes(own, other)) return [];
    const range = placeOf(project.text, key);
    return [finding("settings.contradiction", { key, user: user.path }, project.path, range)];
  });
}

/** Since 0.99.0 a list of `+name` and `-name` changes the user's list. */
function isModifying(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string" && /^[+-]/.test(entry));
}

function clashes(own: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(own).some((key) => key in other && JSON.stringify(own[key]) !== JSON.stringify(other[key]));
}

function ofDefaultTools({ scene }: Subject, layer: SettingsLayer): readonly Finding[] {
  const value = layer.values["defaultTools"];
  if (value === undefined) return [];
  const range = placeOf(layer.text, "defaultTools");
  if (!scene.features.defaultTools) {
    const values = { version: scene.request.piVersion, since: sinceVersion("defaultTools") };
    return [finding("settings.defaultToolsIgnored", values, layer.path, range)];
  }
  return Array.isArray(value) ? [] : [finding("settings.defaultToolsType", { path: layer.path }, layer.path, range)];
}

/** A setting that leaves no tool at all; with a flag, it is what was asked for. */
function noTools({ scene, settings, tools }: Subject): readonly Finding[] {
  const { launch } = scene;
  const setting = settings.effective.find(({ key }) => key === "defaultTools");
  const byFlag = launch.tools !== null || launch.noTools || launch.noBuiltinTools || launch.excludeTools !== null;
  if (!setting || byFlag || tools.active.length > 0 || !Array.isArray(setting.value)) return [];
  return [finding("settings.noTools", { path: setting.path }, setting.path)];
}

/** `skills` as an object is the shape of old; the parsed values no longer show it. */
function legacySkills(layer: SettingsLayer): readonly Finding[] {
  if (layer.text === null || !/"skills"\s{0,20}:\s{0,20}\{/.test(layer.text)) return [];
  const parsed = parseStrictJson(layer.text);
  const skills = parsed.kind === "value" && isRecord(parsed.value) ? parsed.value["skills"] : undefined;
  if (!isRecord(skills)) return [];
  const others = Object.keys(skills).filter((key) => key !== "customDirectories" && key !== "enableSkillCommands");
  if (others.length === 0) return [];
  const values = { path: layer.path, names: others };
  return [finding("settings.legacySkills", values, layer.path, placeOf(layer.text, "skills"))];
}

function misplacedTrust({ scene, settings: { user, project } }: Subject): readonly Finding[] {
  if (!scene.features.defaultProjectTrust) return [];
  const key = "defaultProjectTrust";
  const value = user.values[key];
  const isKnown = value === undefined || value === "ask" || value === "always" || value === "never";
  return [
    ...(project.values[key] === undefined
      ? []
      : [finding("trust.settingMisplaced", {}, project.path, placeOf(project.text, key))]),
    ...(isKnown ? [] : [finding("trust.settingValue", {}, user.path, placeOf(user.text, key))]),
  ];
}
