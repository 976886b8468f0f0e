import assert from "node:assert/strict";
import { createWorkerClient, type WorkerThread } from "../../../src/host/worker/client";
import { createFakeClock, settle } from "../../support/host/fakeClock";

/** Threads that answer, stay silent or die, as the test says. */
function createStage(behaviours: readonly ("answers" | "silent" | "dies")[]) {
  const clock = createFakeClock();
  const bases: number[] = [];
  const log: string[] = [];
  let ended = 0;
  const start = ({ revisionBase }: { readonly revisionBase: number }): WorkerThread => {
    const behaviour = behaviours[bases.length];
    bases.push(revisionBase);
    let listen: (message: unknown) => void = () => {};
    let gone: (reason: string) => void = () => {};
    return {
      postMessage: (message) => {
        const { id } = message as { readonly id: number };
        if (behaviour === "answers")
          queueMicrotask(() => listen({ type: "reply", id, ok: true, value: { told: false } }));
        if (behaviour === "dies") queueMicrotask(() => gone("It died."));
      },
      onMessage: (listener) => {
        listen = listener;
        return () => void (listen = () => {});
      },
      onGone: (listener) => void (gone = listener),
      end: () => void ended++,
    };
  };
  const client = createWorkerClient({
    start,
    clock,
    patience: 1000,
    fetching: () => () => assert.fail("nothing is lacked here"),
    log: (message) => log.push(message),
  });
  return { client, clock, bases, log, ended: () => ended };
}

describe("the worker's client", () => {
  it("starts no thread before the first request, and one for all of them", async () => {
    const { client, bases } = createStage(["answers"]);
    assert.equal(bases.length, 0);
    assert.deepEqual(await client.request("changed", { target: "t" }), { ok: true, value: false });
    await client.request("changed", { target: "t" });
    assert.deepEqual(bases, [0]);
  });

  it("leaves a thread behind that does not answer, and starts another with higher revisions", async () => {
    const { client, clock, bases, log, ended } = createStage(["silent", "answers"]);
    const first = client.request("changed", { target: "t" });
    await clock.pass(1000);
    const reply = await first;
    assert.equal(reply.ok, false);
    assert.equal(ended(), 1);
    assert.equal(log.length, 1);
    assert.deepEqual(await client.request("changed", { target: "t" }), { ok: true, value: false });
    assert.equal(bases.length, 2);
    assert.ok((bases[1] ?? 0) > (bases[0] ?? 0) + 100_000);
  });

  it("answers all that is open when the thread dies", async () => {
    const { client, log } = createStage(["dies", "answers"]);
    const replies = await Promise.all([
      client.request("changed", { target: "a" }),
      client.request("changed", { target: "b" }),
    ]);
    assert.ok(replies.every((reply) => !reply.ok));
    assert.deepEqual(log, ["It died."]);
    assert.equal((await client.request("changed", { target: "a" })).ok, true);
  });

  it("ends its thread with itself", async () => {
    const { client, ended } = createStage(["answers"]);
    await client.request("changed", { target: "t" });
    client.dispose();
    await settle();
    assert.equal(ended(), 1);
  });
});
