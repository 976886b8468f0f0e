/** The extensions that are part of pi since 0.99.0, and what switches them off: `-builtin:<name>`, `--no-extensions`. */
import { because } from "../decide";
import type { Lists } from "./folders";
import { askDelta, askOverrides } from "./patterns";
import { crash, type Run } from "./run";

const builtIns = ["llama.cpp", "codemode", "tool-search", "mcp"];
const prefix = "builtin:";

/** Names of the built-in extensions that do not load. */
export function builtInsOff(run: Run, lists: { readonly user: Lists; readonly project: Lists }): readonly string[] {
  const { features, launch, request, path } = run.scene;
  if (!features.mcp) return [];
  const { user, project } = { user: lists.user.extensions, project: lists.project.extensions };
  if (user.isText || project.isText)
    crash(run, because("settings.wrongType", { path: "settings.json", key: "extensions", version: request.piVersion }));
  const overrides = project.entries.filter((entry) => /^[!+-]/.test(entry));
  return builtIns.filter((name) => {
    const at = prefix + name;
    if (launch.extensions.includes(at)) return false;
    if (launch.noExtensions) return true;
    const byProject = askDelta(run, at, overrides, path.join(request.cwd, ".pi"));
    return !(byProject ?? askOverrides(run, at, user.entries, path.resolve(request.agentDir))).on;
  });
}
