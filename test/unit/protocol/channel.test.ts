/** The channel: every request ends, nothing that arrives throws, and both ends speak the same words. */
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { createChannel, type Channel, type ChannelPorts, type Handlers } from "../../../src/protocol/channel";

interface Asks {
  readonly requests: { readonly double: { readonly in: number; readonly out: number } };
  readonly events: { readonly note: string };
}
interface Nothing {
  readonly requests: Record<never, never>;
  readonly events: Record<never, never>;
}

/** Two ends joined by a wire on which every message becomes JSON, as between page and host. */
function wire() {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const timers = new Set<() => void>();
  const problems: string[] = [];
  const end = (side: 0 | 1): ChannelPorts => ({
    post: (message) => {
      const sent = JSON.parse(JSON.stringify(message)) as unknown;
      queueMicrotask(() => listeners[1 - side]!.forEach((listener) => listener(sent)));
    },
    onMessage: (listener) => {
      listeners[side]!.push(listener);
      return () => void listeners[side]!.splice(listeners[side]!.indexOf(listener), 1);
    },
    wait: (_, then) => {
      timers.add(then);
      return () => timers.delete(then);
    },
    onProblem: (problem) => problems.push(problem),
  });
  return {
    end,
    timers,
    problems,
    inject: (side: 0 | 1, message: unknown) => listeners[side]!.forEach((listener) => listener(message)),
  };
}

type Answers = Handlers<Asks["requests"], Asks["events"]>;

function pair(double: Answers["requests"]["double"], heard: string[] = []) {
  const between = wire();
  const asking: Channel<Asks["requests"], Asks["events"]> = createChannel<Asks, Nothing>(between.end(0), {
    requests: {},
    events: {},
  });
  const answering = createChannel<Nothing, Asks>(between.end(1), {
    requests: { double },
    events: { note: (text) => void heard.push(text) },
  });
  return { asking, answering, ...between };
}

describe("the channel", () => {
  it("answers a request with its value, at once or later", async () => {
    const { asking, timers } = pair(async (number) => number * 2);
    deepEqual(await asking.request("double", 21), { ok: true, value: 42 });
    equal(timers.size, 0, "the time limit of an answered request is taken back");
  });

  it("keeps the answers of requests that are open at the same time apart", async () => {
    const waiting: (() => void)[] = [];
    const { asking } = pair((number) => new Promise((resolve) => waiting.push(() => resolve(number * 2))));
    const answers = Promise.all([asking.request("double", 1), asking.request("double", 2)]);
    while (waiting.length < 2) await Promise.resolve();
    waiting.reverse().forEach((answer) => answer());
    deepEqual(await answers, [
      { ok: true, value: 2 },
      { ok: true, value: 4 },
    ]);
  });

  it("turns what a handler throws into an error of the reply", async () => {
    const { asking } = pair(() => {
      throw new Error("no such number");
    });
    deepEqual(await asking.request("double", 1), { ok: false, error: "no such number" });
  });

  it("ends a request that nobody answers", async () => {
    const { asking, timers } = pair(() => new Promise(() => undefined));
    const reply = asking.request("double", 1, 50);
    await Promise.resolve();
    equal(timers.size, 1);
    for (const run of timers) run();
    deepEqual(await reply, { ok: false, error: 'No answer to "double" in 50 ms.' });
  });

  it("ends open requests when it is closed, and refuses later ones", async () => {
    const { asking } = pair(() => new Promise(() => undefined));
    const open = asking.request("double", 1);
    asking.dispose();
    equal((await open).ok, false);
    equal((await asking.request("double", 1)).ok, false);
  });

  it("ends a request at once when the wire is broken", async () => {
    const { end } = wire();
    const broken = {
      ...end(0),
      post: () => {
        throw new Error("the page is gone");
      },
    };
    const channel = createChannel<Asks, Nothing>(broken, { requests: {}, events: {} });
    deepEqual(await channel.request("double", 1), { ok: false, error: "the page is gone" });
  });

  it("still answers when the value itself cannot be sent", async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const { asking } = pair(() => circular as never);
    const reply = await asking.request("double", 1);
    equal(reply.ok, false);
  });

  it("delivers events and answers none of them", async () => {
    const heard: string[] = [];
    const { asking } = pair((number) => number, heard);
    asking.tell("note", "hello");
    await Promise.resolve();
    deepEqual(heard, ["hello"]);
  });

  for (const name of ["halve", "constructor", "__proto__", "toString"]) {
    it(`answers a request for "${name}", which nobody handles, with an error`, async () => {
      const { asking } = pair((number) => number);
      const reply = await asking.request(name as "double", 1);
      equal(reply.ok, false);
      match(reply.ok ? "" : reply.error, /Nobody answers/);
    });
  }

  for (const message of [
    null,
    undefined,
    7,
    "text",
    [],
    {},
    { type: "reply" },
    { type: "reply", id: "1" },
    { type: "event" },
    { type: "event", name: "__proto__" },
  ]) {
    it(`bears ${JSON.stringify(message) ?? "undefined"} and goes on`, async () => {
      const { asking, inject, problems } = pair((number) => number + 1);
      inject(1, message);
      inject(0, message);
      deepEqual(await asking.request("double", 1), { ok: true, value: 2 });
      ok(problems.length > 0, "the log hears of it");
    });
  }

  it("answers a message of an unknown type that carries a number", async () => {
    const sent: unknown[] = [];
    const { end, inject } = wire();
    createChannel<Nothing, Asks>(
      { ...end(1), post: (message) => void sent.push(message) },
      { requests: { double: (number) => number }, events: { note: () => undefined } },
    );
    inject(1, { type: "subscribe", id: 3, name: "double" });
    deepEqual(sent, [{ type: "reply", id: 3, ok: false, error: 'Nobody knows messages of the type "subscribe".' }]);
  });

  it("gives a second answer to the same request to nobody", async () => {
    const { asking, inject } = pair((number) => number);
    const reply = asking.request("double", 5);
    inject(0, { type: "reply", id: 1, ok: true, value: "first" });
    deepEqual(await reply, { ok: true, value: "first" });
    inject(0, { type: "reply", id: 1, ok: true, value: "second" });
  });
});
