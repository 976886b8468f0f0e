/**
 * One entry of `mcpServers`, checked as pi checks it: the first mistake makes the whole server disappear. Problems are
 * in pi's own words, as `/mcp` shows them (`validateMcpServerConfig` in `core/mcp-servers.js` and, since 1.5.1, pi-mcp).
 */
import type { Features } from "../../profiles/features";
import { isRecord } from "../text/strictJson";
import { isConfidential, oauthProblem } from "./oauth";

export type Fields = Readonly<Record<string, unknown>>;

export type ServerEntry =
  { readonly kind: "http" | "stdio"; readonly fields: Fields } | { readonly kind: "invalid"; readonly problem: string };

const namePattern = /^[A-Za-z0-9_-]+$/;

/** Checks one entry. The fields of a good one come back with today's names for exposures. */
export function readServerEntry(name: string, raw: unknown, features: Features): ServerEntry {
  if (!namePattern.test(name)) return invalid(`invalid server name "${name}" (use letters, digits, "_" and "-")`);
  if (!isRecord(raw)) return invalid(`server "${name}" must be an object`);
  const fields = features.mcpExposureAlias ? withoutAliases(raw) : raw;
  const kind = transportOf(fields);
  const checks = [
    () => baseProblem(fields, features),
    () => transportProblem(kind, fields, features),
    () => (kind === "http" && features.mcpProviderAuth ? authProblem(fields) : null),
  ];
  checks.splice(features.mcpExposureCheckedLast ? 2 : 0, 0, () => exposureProblem(fields, features));
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return invalid(`server "${name}"${problem === noTransport ? "" : ":"} ${problem}`);
  }
  return kind === "http" || kind === "stdio" ? { kind, fields } : invalid(`server "${name}" ${noTransport}`);
}

const noTransport = 'needs either "command" (stdio) or "url" (streamable HTTP)';

function invalid(problem: string): ServerEntry {
  return { kind: "invalid", problem };
}

type Transport = "http" | "stdio" | "sse" | "none";

function transportOf({ type, url, command }: Fields): Transport {
  if (type === "sse") return "sse";
  if (typeof url === "string" && (type === undefined || type === "http" || type === "streamable-http")) return "http";
  return typeof command === "string" && (type === undefined || type === "stdio") ? "stdio" : "none";
}

function baseProblem({ enabled, description, timeout }: Fields, features: Features): string | null {
  if (enabled !== undefined && typeof enabled !== "boolean") return "enabled must be a boolean";
  if (features.mcpDescriptionChecked && description !== undefined && typeof description !== "string") {
    return "description must be a string";
  }
  const waits = typeof timeout === "number" && timeout > 0;
  return timeout === undefined || waits ? null : "timeout must be a positive number of seconds";
}

function transportProblem(kind: Transport, fields: Fields, features: Features): string | null {
  switch (kind) {
    case "sse":
      return "legacy SSE transport is not supported; use the streamable HTTP URL";
    case "http":
      return httpProblem(fields, features);
    case "stdio":
      return stdioProblem(fields);
    case "none":
      return noTransport;
  }
}

function httpProblem({ url, headers, oauth }: Fields, features: Features): string | null {
  const isWeb = typeof url === "string" && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isWeb) return "url must be an http or https URL";
  if (headers !== undefined && !isTextRecord(headers)) return "headers must map names to strings";
  return oauthProblem(oauth, features);
}

function stdioProblem({ args, env, cwd }: Fields): string | null {
  const isList = Array.isArray(args) && args.every((word) => typeof word === "string");
  if (args !== undefined && !isList) return "args must be an array of strings";
  if (env !== undefined && !isTextRecord(env)) return "env must map names to strings";
  return cwd === undefined || typeof cwd === "string" ? null : "cwd must be a string";
}

function isTextRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === "string");
}

function authProblem({ auth, url }: Fields): string | null {
  if (auth === undefined) return null;
  if (!isRecord(auth) || typeof auth.provider !== "string" || auth.provider === "") {
    return "auth.provider must be a provider name";
  }
  if (typeof url === "string" && isConfidential(new URL(url))) return null;
  return "auth requires an https URL, or http on localhost, 127.0.0.1, or [::1]";
}

const exposures = ["codemode", "deferred", "direct", "hidden"];
const oldExposures = ["codemode", "codemode-deferred", "deferred", "direct", "hidden"];

function exposureProblem({ exposure, toolExposure }: Fields, features: Features): string | null {
  const known = features.mcpExposureAlias ? exposures : oldExposures;
  const list = known.map((name) => `"${name}"`).join(", ");
  const isKnown = (value: unknown) => typeof value === "string" && known.includes(value);
  if (exposure !== undefined && !isKnown(exposure)) return `exposure must be one of ${list}`;
  if (toolExposure === undefined) return null;
  if (!isRecord(toolExposure)) return "toolExposure must map tool names to exposures";
  const wrong = Object.entries(toolExposure).find(([, value]) => !isKnown(value));
  return wrong ? `toolExposure "${wrong[0]}" must be one of ${list}` : null;
}

/** Replaces the older exposure name that pi still takes, also where single tools have their own exposure. */
function withoutAliases(raw: Fields): Fields {
  const today = (value: unknown) => (value === "codemode-deferred" ? "codemode" : value);
  const { exposure, toolExposure } = raw;
  return {
    ...raw,
    ...(exposure === undefined ? {} : { exposure: today(exposure) }),
    ...(isRecord(toolExposure)
      ? { toolExposure: Object.fromEntries(Object.entries(toolExposure).map(([tool, value]) => [tool, today(value)])) }
      : {}),
  };
}
