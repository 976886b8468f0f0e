/** The setting `httpProxy`: pi makes proxies of it at its start (undici's `EnvHttpProxyAgent`), which throws over much. */

/** Whether pi stops over the value. The variables of the environment come before it. */
export function proxyStops(value: unknown, environment: Readonly<Record<string, string | undefined>>): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== "string") return true;
  const address = value.trim();
  if (address === "") return false;
  const isUsed = ["http_proxy", "https_proxy"].some(
    (name) => (environment[name] ?? environment[name.toUpperCase()]) === undefined,
  );
  return isUsed && !isProxy(address);
}

function isProxy(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(address);
  if (username !== "" && !isDecodable(username + password)) return false;
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
