/**
 * A target: what is inspected. A folder, the working directory in it that pi would be started in, and what is assumed
 * otherwise than disk and settings say. Paths are as the window has them; the worker resolves links.
 */
import type { InspectRequest } from "../engine/types";

export interface Target {
  /** The workspace folder, or the folder that stands for it. */
  readonly folder: string;
  readonly cwd: string;
  readonly overrides: Overrides;
}

/** What is assumed for this view only; nothing of it is written anywhere. */
export interface Overrides {
  readonly trust: InspectRequest["trust"];
  /** A version, `latest`, or null for what the settings say. */
  readonly piVersion: string | null;
}

export const noOverrides: Overrides = { trust: "stored", piVersion: null };

/** The target of a folder as it is. */
export function targetOf(folder: string, cwd: string = folder): Target {
  return { folder, cwd, overrides: noOverrides };
}

/** A target as one string: equal for equal targets. */
export function targetKey({ folder, cwd, overrides }: Target): string {
  return JSON.stringify([folder, cwd, overrides.trust, overrides.piVersion]);
}

/** The target of a key; undefined for anything that is none, since keys come back from stored state and addresses. */
export function parseTarget(key: unknown): Target | undefined {
  const parts = parseArray(key);
  if (parts === undefined) return undefined;
  const [folder, cwd, trust, piVersion] = parts;
  if (typeof folder !== "string" || typeof cwd !== "string" || folder === "" || cwd === "") return undefined;
  if (trust !== "stored" && trust !== "trusted" && trust !== "untrusted") return undefined;
  if (piVersion !== null && typeof piVersion !== "string") return undefined;
  return { folder, cwd, overrides: { trust, piVersion } };
}

function parseArray(key: unknown): readonly unknown[] | undefined {
  if (typeof key !== "string" || key.length > 16_384) return undefined;
  try {
    const value: unknown = JSON.parse(key);
    return Array.isArray(value) && value.length === 4 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something is assumed otherwise than it is. */
export function isWhatIf({ overrides }: Target): boolean {
  return overrides.trust !== "stored" || overrides.piVersion !== null;
}
