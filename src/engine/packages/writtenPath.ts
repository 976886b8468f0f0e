/** How pi turns a path that somebody wrote into a place (`utils/paths.js`, `resolvePathFromBase`). */
import type { Scene } from "../scene";

/** The absolute path, or null where pi would throw: a `file:` address that names no file. */
export function resolveWritten(scene: Scene, written: string, base: string): string | null {
  const path = normalizeWritten(scene, written.trim());
  return path === null ? null : scene.path.resolve(base, path);
}

/** As pi's command line resolves it: without trimming; `~` and `file:` only since 0.75.5. */
export function resolveTyped(scene: Scene, written: string): string | null {
  const { cwd } = scene.request;
  if (!scene.features.tildeOnlyBeforeSlash) return scene.path.resolve(cwd, written);
  const path = normalizeWritten(scene, written);
  return path === null ? null : scene.path.resolve(cwd, path);
}

/** `~`, `file:` addresses and, on Windows, the drive paths of Unix shells, resolved. */
export function normalizeWritten(scene: Scene, written: string): string | null {
  const { features, path, request } = scene;
  const isWindows = request.platform.os === "win32";
  const given = isWindows && features.unixDrivePaths ? fromUnixDrive(written) : written;
  if (given === "~") return request.home;
  if (given.startsWith("~/")) return path.join(request.home, given.slice(2));
  if (!features.tildeOnlyBeforeSlash) return given.startsWith("~") ? path.join(request.home, given.slice(1)) : given;
  if (isWindows && given.startsWith("~\\")) return path.join(request.home, given.slice(2));
  return given.startsWith("file://") ? fromFileAddress(given, isWindows) : given;
}

/** `/c/x`, `/mnt/c/x` and `/cygdrive/c/x` are `C:\x`. */
function fromUnixDrive(written: string): string {
  if (written.startsWith("//") || written.includes("\\")) return written;
  const [, drive, rest] = /^\/(?:mnt\/|cygdrive\/)?([a-z])(?:\/(.*))?$/i.exec(written) ?? [];
  return drive === undefined ? written : `${drive.toUpperCase()}:\\${(rest ?? "").replaceAll("/", "\\")}`;
}

/** As Node's `fileURLToPath`. */
function fromFileAddress(written: string, isWindows: boolean): string | null {
  if (!URL.canParse(written)) return null;
  const { hostname, pathname } = new URL(written);
  if (/%2f/i.test(pathname) || (isWindows && /%5c/i.test(pathname))) return null;
  const path = decoded(pathname);
  if (path === null) return null;
  if (!isWindows) return hostname === "" ? path : null;
  const windows = path.replaceAll("/", "\\");
  if (hostname !== "") return `\\\\${hostname}${windows}`;
  return /^\\[a-z]:/i.test(windows) ? windows.slice(1) : null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
