/** How pi reads the address of a git package, and the folder name that follows from it (`utils/git.js`). */
import hostedGitInfo from "hosted-git-info";
import type { Features } from "../../profiles/features";

export interface GitSource {
  readonly type: "git";
  readonly host: string;
  /** The path below the host, without `.git`. */
  readonly path: string;
  readonly ref: string | null;
}

interface Address {
  readonly repo: string;
  readonly ref: string | null;
}

/** The git source that a string names, or null: with `git:` in all short forms, without it only with a protocol. */
export function readGitSource(features: Features, source: string): GitSource | null {
  const trimmed = source.trim();
  const isMarked = trimmed.startsWith("git:");
  const address = isMarked ? trimmed.slice("git:".length).trim() : trimmed;
  if (!isMarked && !/^(?:https?|ssh|git):\/\//i.test(address)) return null;
  const split = splitRef(address);
  const withRef = split.ref === null ? [] : [`${split.repo}#${split.ref}`, `https://${split.repo}#${split.ref}`];
  const candidates = [withRef[0], address, withRef[1], `https://${address}`].filter(
    (candidate) => candidate !== undefined,
  );
  for (const candidate of candidates) {
    const info = hostedGitInfo.fromUrl(candidate);
    if (!info || (split.ref !== null && info.project.includes("@"))) continue;
    const ref = info.committish || split.ref;
    return build(features, { host: info.domain, path: `${info.user}/${info.project}`, ref, isHosted: true });
  }
  return readGeneric(features, address);
}

function readGeneric(features: Features, address: string): GitSource | null {
  const { repo, ref } = splitRef(address);
  const [, scpHost, scpPath] = /^git@([^:]+):(.+)$/.exec(repo) ?? [];
  if (scpHost !== undefined) return build(features, { host: scpHost, path: scpPath ?? "", ref, isHosted: false });
  if (/^(?:https?|ssh|git):\/\//.test(repo)) {
    if (!URL.canParse(repo)) return null;
    const { hostname, pathname } = new URL(repo);
    return build(features, { host: hostname, path: pathname.replace(/^\/+/, ""), ref, isHosted: false });
  }
  const slash = repo.indexOf("/");
  if (slash < 0) return null;
  const host = repo.slice(0, slash);
  if (!host.includes(".") && host !== "localhost") return null;
  return build(features, { host, path: repo.slice(slash + 1), ref, isHosted: false });
}

interface Parts {
  readonly host: string;
  readonly path: string;
  readonly ref: string | null;
  /** From a host that the library knows; versions before 0.78.1 checked those less. */
  readonly isHosted: boolean;
}

function build(features: Features, { host, path, ref, isHosted }: Parts): GitSource | null {
  const isChecked = features.gitPathsChecked;
  if (isChecked && path.startsWith("/")) return null;
  const short = path.replace(/\.git$/, "").replace(/^\/+/, "");
  if ((isChecked || !isHosted) && (host === "" || short === "" || short.split("/").length < 2)) return null;
  if (isChecked && (isUnsafe(host, false) || isUnsafe(short, true))) return null;
  return { type: "git", host, path: short, ref: ref === "" ? null : ref };
}

/** Parts that would lead out of the folder of installed packages. */
function isUnsafe(value: string, mayHaveSlash: boolean): boolean {
  const decoded = decode(value);
  if (decoded === null) return true;
  return [value, decoded].some(
    (part) =>
      part.includes("\0") ||
      part.includes("\\") ||
      part.startsWith("/") ||
      (!mayHaveSlash && part.includes("/")) ||
      part.split("/").includes(".."),
  );
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Takes `@ref` off the path of an address. */
function splitRef(address: string): Address {
  const [, host, path] = /^git@([^:]+):(.+)$/.exec(address) ?? [];
  if (host !== undefined && path !== undefined)
    return cut(path, (repo) => `git@${host}:${repo}`) ?? { repo: address, ref: null };
  if (address.includes("://")) return splitUrl(address) ?? { repo: address, ref: null };
  const slash = address.indexOf("/");
  if (slash < 0) return { repo: address, ref: null };
  return cut(address.slice(slash + 1), (repo) => `${address.slice(0, slash)}/${repo}`) ?? { repo: address, ref: null };
}

function splitUrl(address: string): Address | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const path = url.pathname.replace(/^\/+/, "");
  const rest = cut(path, (repo) => repo);
  if (rest === null) return null;
  url.pathname = `/${rest.repo}`;
  return { repo: url.toString().replace(/\/$/, ""), ref: rest.ref };
}

function cut(path: string, join: (repo: string) => string): Address | null {
  const at = path.indexOf("@");
  if (at < 1 || at === path.length - 1) return null;
  return { repo: join(path.slice(0, at)), ref: path.slice(at + 1) };
}
