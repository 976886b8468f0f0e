/** What is said of servers before they run, and what never is: secrets. */
import assert from "node:assert/strict";
import type { Mcp } from "../../../src/engine/mcp/mcp";
import { say } from "../../../src/engine/texts";
import type { Step } from "../../../src/engine/types";
import { load, servers, user } from "../../support/mcpInMemory";

describe("mcp.json: what only the running servers know", () => {
  const said = (step: Step<Mcp>) => step.value.unknowns.map(({ reason }) => reason.rule);

  it("is said of every server that pi connects", () => {
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a" } }) })), [
      "mcp.runs",
      "mcp.runsWithoutDescription",
    ]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", description: "x" } }) })), ["mcp.runs"]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", exposure: "direct" } }) })), ["mcp.runsDirect"]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", exposure: "hidden" } }) })), ["mcp.runsHidden"]);
    assert.deepEqual(said(load({ [user]: servers({ a: { command: "a", enabled: false } }) })), []);
  });

  it("shows command lines and addresses without what may be secret", () => {
    const secret = "s3cr3tV4lue0123456789abc";
    const step = load({
      [user]: servers({
        a: {
          command: "npx",
          args: ["-y", "@scope/server-filesystem", "/home/me", "--api-key", secret],
          env: { KEY: secret },
        },
        b: { command: "docker", args: ["run", "-e", `FOO=${secret}`, `--token=${secret}`, `MODE=${secret}`, "img:1"] },
        c: { command: "sh", args: ["-c", `curl ${secret}`] },
        d: {
          url: `https://me:${secret}@x.dev/mcp/s/${secret}/list?key=${secret}#${secret}`,
          headers: { Authorization: secret },
        },
        e: { command: "x", args: [`postgres://me:${secret}@db/name`, "-H", `X: ${secret}`, secret] },
      }),
    });
    const runs = step.value.unknowns.filter(({ reason }) => reason.rule === "mcp.runs");
    assert.deepEqual(
      runs.map(({ reason }) => reason.arguments.transport),
      [
        "npx -y @scope/server-filesystem /home/me --api-key …",
        "docker run -e … --token=… MODE=… img:1",
        "sh -c …",
        "https://x.dev/mcp/s/…/list?…",
        "x postgres://db/name -H … …",
      ],
    );
    assert.ok(!JSON.stringify(step).includes(secret));
    assert.match(
      say(runs[0]?.reason.rule ?? "mcp.inForce", runs[0]?.reason.arguments ?? {}),
      /“a” \(npx -y .*\) says only at run time/,
    );
  });

  it("keeps what the parser quotes of a broken file to itself", () => {
    const step = load({ [user]: '{"mcpServers":{"a":{"headers":{"Authorization": s3cret}}}}' });
    assert.ok(!JSON.stringify(step).includes("s3cret"));
  });
});
