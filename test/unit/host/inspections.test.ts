import assert from "node:assert/strict";
import {
  announceAfter,
  burstPause,
  createInspections,
  longestBurst,
  watchBegins,
  type InspectionState,
} from "../../../src/host/inspections";
import { targetOf } from "../../../src/host/target";
import type { WorkerClient } from "../../../src/host/worker/client";
import type { WatchedDirectory } from "../../../src/host/worker/watchPlan";
import { createFakeClock, settle } from "../../support/host/fakeClock";
import { summaryOf, view } from "../../support/host/summaries";
import { requestOf } from "../../support/inspectInMemory";

const target = targetOf("/h/p");
const summary = summaryOf({ "/h/p/AGENTS.md": "a\n" });

/** A worker that answers as the test says, and remembers what it was asked. */
function createStage() {
  const clock = createFakeClock();
  const asked: string[] = [];
  const seen: string[] = [];
  let revision = 1;
  let failure: string | null = null;
  let isChanged = false;
  let delay = 0;
  let plan: readonly WatchedDirectory[] = [];
  let onChange = () => {};
  let watchers = 0;
  const answer = async (name: string): Promise<unknown> => {
    asked.push(name);
    if (delay > 0 && name === "inspect") await new Promise<void>((resolve) => void clock.wait(delay, resolve));
    if (name === "forget") return { ok: true, value: null };
    if (name === "changed") return { ok: true, value: isChanged };
    if (name === "text") return { ok: true, value: { kind: "stale", revision: 0 } };
    if (failure !== null) return { ok: false, error: failure };
    if (name === "resolve")
      return { ok: true, value: { request: requestOf(), view, realFolder: "/real/p", revision: null } };
    const dependencies = [{ path: "/h/p/AGENTS.md", kind: "file" }];
    return { ok: true, value: { summary: { ...summary, revision }, dependencies, watched: plan } };
  };
  const inspections = createInspections({
    client: { request: answer, dispose: () => {} } as unknown as WorkerClient,
    clock,
    ask: async ({ folder, cwd, hypotheses }) => ({
      folder,
      folderName: "p",
      cwd,
      settings: {
        piVersion: "auto",
        piPath: "",
        agentFolder: "",
        piFlags: [],
        mode: "interactive",
        ignoredFindings: [],
        budgets: {},
        contextWindow: 0,
        advice: false,
      },
      hypotheses,
      survey: [],
    }),
    watch: (listener) => {
      onChange = listener;
      watchers++;
      return { update: () => true, dispose: () => void watchers-- };
    },
    onError: (error) => assert.fail(String(error)),
  });
  inspections.onDidChange(({ status, summary: of }: InspectionState) =>
    seen.push(`${status.kind} ${of?.revision ?? "none"}`),
  );
  return {
    inspections,
    clock,
    seen,
    runs: () => asked.filter((name) => name === "inspect").length,
    asked,
    change: () => onChange(),
    news: () => void revision++,
    fail: (message: string | null) => void (failure = message),
    outOfSight: () => void (isChanged = true),
    slow: (milliseconds: number) => void (delay = milliseconds),
    watch: (next: readonly WatchedDirectory[]) => void (plan = next),
    watchers: () => watchers,
  };
}

describe("the inspections of a window", () => {
  it("run once for a burst of changes, and tell it once", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    assert.equal(stage.runs(), 1);
    stage.news();
    for (let at = 0; at < 10; at++) {
      stage.change();
      await stage.clock.pass(10);
    }
    assert.equal(stage.runs(), 1);
    await stage.clock.pass(burstPause);
    assert.equal(stage.runs(), 2);
    assert.deepEqual(stage.seen, ["current 1", "current 2"]);
  });

  it("run in the midst of a burst that never ends", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    for (let at = 0; at < longestBurst + 100; at += 50) {
      stage.change();
      await stage.clock.pass(50);
    }
    assert.equal(stage.runs(), 2);
  });

  it("say nothing of a run that found nothing new", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    stage.change();
    await stage.clock.pass(burstPause);
    assert.equal(stage.runs(), 2);
    assert.deepEqual(stage.seen, ["current 1"]);
  });

  it("run again for what changed during a run", async () => {
    const stage = createStage();
    stage.slow(50);
    stage.inspections.follow(target);
    await settle();
    stage.change();
    stage.news();
    await stage.clock.pass(50 + burstPause + 50);
    assert.equal(stage.runs(), 2);
  });

  it("announce only a run that takes long", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    stage.slow(announceAfter + 10);
    stage.news();
    stage.change();
    await stage.clock.pass(burstPause + announceAfter + 20);
    assert.deepEqual(stage.seen, ["current 1", "running 1", "current 2"]);
  });

  it("keep the last good result when a run fails, and recover", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    stage.fail("The disk is gone.");
    stage.change();
    await stage.clock.pass(burstPause);
    const state = stage.inspections.state(target);
    assert.equal(state?.summary?.revision, 1);
    assert.deepEqual(state.status, { kind: "failed", message: "The disk is gone.", time: burstPause });
    stage.fail(null);
    stage.inspections.refresh(target);
    await stage.clock.pass(burstPause);
    assert.equal(stage.inspections.state(target)?.status.kind, "current");
    assert.deepEqual(stage.seen, ["current 1", "failed 1", "current 1"]);
  });

  it("fail without a result when the first run fails", async () => {
    const stage = createStage();
    stage.fail("No worker.");
    stage.inspections.follow(target);
    const state = await stage.inspections.settled(target);
    assert.equal(state?.summary, null);
    assert.equal(state.status.kind, "failed");
  });

  it("end with their last follower, and leave nothing", async () => {
    const stage = createStage();
    const first = stage.inspections.follow(target);
    const second = stage.inspections.follow(target);
    await settle();
    assert.equal(stage.inspections.count(), 1);
    first.dispose();
    first.dispose();
    assert.equal(stage.inspections.count(), 1);
    second.dispose();
    assert.equal(stage.inspections.count(), 0);
    assert.equal(stage.watchers(), 0);
    assert.equal(stage.inspections.state(target), undefined);
    await settle();
    assert.ok(stage.asked.includes("forget"));
  });

  it("do no work after their end", async () => {
    const stage = createStage();
    const following = stage.inspections.follow(target);
    await settle();
    stage.change();
    following.dispose();
    await stage.clock.pass(burstPause * 2);
    assert.equal(stage.runs(), 1);
  });

  it("look once more when a new watch has begun, since it came after the reading", async () => {
    const stage = createStage();
    stage.outOfSight();
    stage.inspections.follow(target);
    await settle();
    await stage.clock.pass(watchBegins);
    await stage.clock.pass(burstPause);
    assert.equal(stage.runs(), 2);
  });

  it("look again on demand, and run only where something changed", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    await stage.inspections.recheck();
    await stage.clock.pass(burstPause);
    assert.equal(stage.runs(), 1);
    stage.outOfSight();
    await stage.inspections.recheck();
    await stage.clock.pass(burstPause);
    assert.equal(stage.runs(), 2);
  });

  it("run again when the worker that knew them is gone", async () => {
    const stage = createStage();
    stage.inspections.follow(target);
    await settle();
    assert.deepEqual(await stage.inspections.text(target, 1, null), { kind: "stale", revision: 0 });
    await stage.clock.pass(burstPause);
    assert.equal(stage.runs(), 2);
  });
});
