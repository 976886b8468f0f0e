/**
 * Proxies: pi makes them at its start (undici's `EnvHttpProxyAgent`), of four variables of the environment, or of the
 * setting `httpProxy` where there are none. It throws over much that is no address.
 */

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of the two proxies; of each pair the first that is set counts, empty or not. */
const pairs = [
  ["http_proxy", "HTTP_PROXY"],
  ["https_proxy", "HTTPS_PROXY"],
] as const;

/** The variables that are looked at. */
export const proxyVariables: readonly string[] = pairs.flat();

/** The variable over which pi stops, before it does anything else (`cli.js`, every version); null when there is none. */
export function variableThatStops(environment: Environment): string | null {
  const used = pairs.flatMap((pair) => pair.find((name) => environment[name] !== undefined) ?? []);
  return used.find((name) => environment[name] !== "" && !isProxy(environment[name] ?? "")) ?? null;
}

/** Whether pi stops over the value of the setting. The variables of the environment come before it. */
export function proxyStops(value: unknown, environment: Environment): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== "string") return true;
  const address = value.trim();
  if (address === "") return false;
  const isUsed = pairs.some((pair) => pair.every((name) => environment[name] === undefined));
  return isUsed && !isProxy(address);
}

function isProxy(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(address);
  if (username !== "" && ![username, password].every(isDecodable)) return false;
  if (protocol === "socks:" || protocol === "socks5:") return true;
  const isPlain = pathname === "/" && search === "" && hash === "";
  return (protocol === "http:" || protocol === "https:") && isPlain;
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
