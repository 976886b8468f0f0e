/** The `oauth` of an HTTP server, checked as pi checks it (`validateOAuth` of pi-mcp; before 1.5.1 in pi itself). */
import type { Features } from "../../profiles/features";
import { isRecord } from "../text/strictJson";

const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a URL leads to this machine, or nobody on the way can read along. */
export function isConfidential(url: URL): boolean {
  return url.protocol === "https:" || loopbackHosts.includes(url.hostname);
}

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with the value, in pi's words; null when nothing is. */
export function oauthProblem(value: unknown, features: Features): string | null {
  if (value === undefined) return null;
  if (!isRecord(value)) return "oauth must be an object";
  return (
    textProblem(value, "clientId") ??
    textProblem(value, "clientSecret") ??
    callbackProblem(value) ??
    textProblem(value, "scope") ??
    (features.mcpOauthClientName ? clientNameProblem(value.clientName) : null) ??
    (features.mcpOauthRegistration ? registrationProblem(value, features) : null) ??
    (features.mcpOauthMetadataUrl ? metadataUrlProblem(value.authServerMetadataUrl) : null)
  );
}

function textProblem(fields: Fields, key: string): string | null {
  const value = fields[key];
  return value === undefined || typeof value === "string" ? null : `oauth.${key} must be a string`;
}

function callbackProblem({ callbackPort: port, callbackUrl: address }: Fields): string | null {
  const isPort = typeof port === "number" && Number.isInteger(port) && port >= 1 && port <= 65535;
  if (port !== undefined && !isPort) return "oauth.callbackPort must be a port number";
  if (address === undefined) return null;
  if (typeof address !== "string" || !isLoopbackAddress(address)) {
    return "oauth.callbackUrl must be an http URI on localhost, 127.0.0.1, or [::1] without query or fragment";
  }
  const named = new URL(address).port;
  const differs = named !== "" && port !== undefined && Number(named) !== port;
  return differs ? "oauth.callbackUrl and oauth.callbackPort name different ports" : null;
}

function isLoopbackAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  return protocol === "http:" && loopbackHosts.includes(hostname) && search === "" && hash === "";
}

function clientNameProblem(value: unknown): string | null {
  const fits = value === undefined || (typeof value === "string" && value.trim() !== "");
  return fits ? null : "oauth.clientName must be a non-empty string";
}

/** `callbackUrl` was checked before: when it is there, it is a loopback address. */
function registrationProblem(
  { clientRegistration, clientId, clientName, callbackUrl }: Fields,
  features: Features,
): string | null {
  if (clientRegistration === undefined || clientRegistration === "dcr") return null;
  if (clientRegistration === "auto" && features.mcpOauthRegistrationAuto) return null;
  if (clientRegistration !== "cimd") {
    const known = features.mcpOauthRegistrationAuto ? '"auto", "dcr", or "cimd"' : '"dcr" or "cimd"';
    return `oauth.clientRegistration must be ${known}`;
  }
  if (clientId !== undefined || clientName !== undefined) {
    return 'oauth.clientRegistration "cimd" cannot be combined with oauth.clientId or oauth.clientName';
  }
  if (typeof callbackUrl !== "string") return null;
  const { hostname, pathname } = new URL(callbackUrl);
  if (hostname !== "[::1]" && pathname === "/callback") return null;
  return 'oauth.clientRegistration "cimd" requires oauth.callbackUrl on localhost or 127.0.0.1 with path /callback';
}

function metadataUrlProblem(value: unknown): string | null {
  if (value === undefined) return null;
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : null;
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  if (isWeb && isConfidential(url)) return null;
  return "oauth.authServerMetadataUrl must be an https URL, or http on localhost, 127.0.0.1, or [::1]";
}
