/** SYSTEM.md and APPEND_SYSTEM.md in places where pi does not look: a closed table. */
import { because, decide } from "../decide";
import type { Scene } from "../scene";
import { ancestorsOf } from "../text/paths";
import type { Decision, Reason, Scope } from "../types";

const names = ["SYSTEM.md", "APPEND_SYSTEM.md"];
const spellings: Readonly<Record<string, string>> = {
  "system.md": "SYSTEM.md",
  "System.md": "SYSTEM.md",
  "append_system.md": "APPEND_SYSTEM.md",
  "APPEND-SYSTEM.md": "APPEND_SYSTEM.md",
};

/** Looks beside the working directory's `.pi`, into it for other spellings, and into the `.pi` of folders above. */
export function systemNearMisses(scene: Scene): readonly Decision[] {
  const { path, request } = scene;
  const { cwd, agentDir } = request;
  const expected = (name: string) => path.join(cwd, ".pi", name);
  const beside = names.map((name) =>
    miss(scene, path.join(cwd, name), "project", (at) =>
      because("system.wrongPlace", { path: at, expected: expected(name) }),
    ),
  );
  const spelled = Object.entries(spellings).map(([name, right]) =>
    isSameFile(scene, expected(name), expected(right))
      ? []
      : miss(scene, expected(name), "project", (at) => because("system.wrongCase", { path: at, expected: right })),
  );
  const above = ancestorsOf(path, cwd)
    .slice(1)
    .filter((folder) => path.join(folder, ".pi") !== agentDir)
    .flatMap((folder) =>
      names.map((name) =>
        miss(scene, path.join(folder, ".pi", name), "ancestor", (at) =>
          because("system.notThisFolder", { path: at, name }),
        ),
      ),
    );
  return [...beside, ...spelled, ...above].flat().filter((decision) => path.dirname(decision.path) !== agentDir);
}

function miss(scene: Scene, at: string, scope: Scope, reason: (path: string) => Reason): readonly Decision[] {
  if (scene.world.lstat(at).kind !== "entry") return [];
  return [decide({ path: at, kind: "nearMiss", scope, trust: "notGated", verdict: "neverRead", reason: reason(at) })];
}

/** Where the disk does not tell case apart, the other spelling opens the right file. */
function isSameFile(scene: Scene, left: string, right: string): boolean {
  if (scene.request.platform.caseSensitive || left.toLowerCase() !== right.toLowerCase()) return false;
  const one = scene.world.lstat(left);
  const other = scene.world.lstat(right);
  return one.kind === "entry" && other.kind === "entry" && one.identity === other.identity;
}
