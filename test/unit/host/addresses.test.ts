import assert from "node:assert/strict";
import { isInside, toRealPath, toWindowPath } from "../../../src/host/addresses";

const folders = [
  { opened: "/home/you/link", real: "/data/shop" },
  { opened: "/home/you/api", real: "/data/shop/packages/api" },
  { opened: "/plain", real: "/plain" },
];

describe("addresses of a window", () => {
  it("map a real path to the folder that was opened, the deepest that holds it", () => {
    assert.equal(toWindowPath("/data/shop/AGENTS.md", folders, "/"), "/home/you/link/AGENTS.md");
    assert.equal(toWindowPath("/data/shop/packages/api/AGENTS.md", folders, "/"), "/home/you/api/AGENTS.md");
    assert.equal(toWindowPath("/data/shop", folders, "/"), "/home/you/link");
  });

  it("leave every other path alone", () => {
    for (const path of ["/data/shopping/AGENTS.md", "/data", "/home/you/.pi/agent/AGENTS.md", "/plain/AGENTS.md"]) {
      assert.equal(toWindowPath(path, folders, "/"), path);
    }
  });

  it("map back", () => {
    assert.equal(toRealPath("/home/you/link/packages/web", folders, "/"), "/data/shop/packages/web");
    assert.equal(toRealPath("/home/you/linked", folders, "/"), "/home/you/linked");
  });

  it("know Windows' separator and the root", () => {
    const windows = [{ opened: "C:\\link", real: "D:\\shop" }];
    assert.equal(toWindowPath("D:\\shop\\AGENTS.md", windows, "\\"), "C:\\link\\AGENTS.md");
    assert.equal(isInside("/etc", "/", "/"), true);
    assert.equal(isInside("/", "/", "/"), true);
  });
});
