import assert from "node:assert/strict";
import { posix } from "node:path";
import type { Dependency } from "../../../src/engine/types";
import { matters, watchPlan, type WatchedDirectory } from "../../../src/host/worker/watchPlan";

/** Plans on a disk that is a list of directories and a list of links. */
function plan(
  dependencies: readonly (readonly [string, Dependency["kind"]])[],
  directories: readonly string[],
  links: Readonly<Record<string, string>> = {},
): Readonly<Record<string, WatchedDirectory>> {
  const made = watchPlan(
    dependencies.map(([path, kind]) => ({ path, kind })),
    {
      isDirectory: (path) => directories.includes(path),
      realpath: (path) => links[path] ?? path,
      dirname: posix.dirname,
      basename: posix.basename,
    },
  );
  return Object.fromEntries(made.map((watched) => [watched.directory, watched]));
}

describe("what is watched", () => {
  it("is the directory of a file, by the file's name", () => {
    assert.deepEqual(plan([["/p/AGENTS.md", "file"]], ["/", "/p"]), {
      "/p": { directory: "/p", names: ["AGENTS.md"], listed: false },
    });
  });

  it("is the nearest directory above what does not exist, by the next step down to it", () => {
    assert.deepEqual(plan([["/h/.agents/skills", "absent"]], ["/", "/h"]), {
      "/h": { directory: "/h", names: [".agents"], listed: false },
    });
    assert.deepEqual(plan([["/h/.agents/skills", "absent"]], ["/", "/h", "/h/.agents"]), {
      "/h/.agents": { directory: "/h/.agents", names: ["skills"], listed: false },
    });
  });

  it("is a listed directory itself, and its own entry in the one above", () => {
    assert.deepEqual(plan([["/h/prompts", "directory"]], ["/", "/h", "/h/prompts"]), {
      "/h": { directory: "/h", names: ["prompts"], listed: false },
      "/h/prompts": { directory: "/h/prompts", names: [], listed: true },
    });
  });

  it("is what a link leads to, too", () => {
    const made = plan([["/p/AGENTS.md", "file"]], ["/", "/p", "/d"], { "/p/AGENTS.md": "/d/shared.md" });
    assert.deepEqual(made["/p"]?.names, ["AGENTS.md"]);
    assert.deepEqual(made["/d"]?.names, ["shared.md"]);
  });

  it("ends at the root, and never asks for more than the way up", () => {
    assert.deepEqual(plan([["/", "directory"]], ["/"]), { "/": { directory: "/", names: [""], listed: true } });
    assert.deepEqual(plan([["/a/b/c", "absent"]], []), { "/": { directory: "/", names: [""], listed: false } });
  });

  it("joins what lies in one directory", () => {
    const made = plan(
      [
        ["/p/AGENTS.md", "file"],
        ["/p/AGENTS.override.md", "absent"],
      ],
      ["/", "/p"],
    );
    assert.deepEqual(made, { "/p": { directory: "/p", names: ["AGENTS.md", "AGENTS.override.md"], listed: false } });
  });

  it("tells what matters from what does not", () => {
    const named: WatchedDirectory = { directory: "/p", names: ["AGENTS.md"], listed: false };
    const listed: WatchedDirectory = { directory: "/p", names: [], listed: true };
    for (const change of ["created", "changed", "deleted"] as const) {
      assert.equal(matters(named, "AGENTS.md", change), true);
      assert.equal(matters(named, "README.md", change), false);
      assert.equal(matters(listed, "README.md", change), change !== "changed");
    }
  });
});
