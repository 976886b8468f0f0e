/**
 * The inspections of this window: one per target that somebody follows, kept up to date. A burst of changes makes one
 * run, a run that found nothing new makes no event, and the last good view stays when a run fails.
 */
import type { ToldFix } from "./worker/messages";
import type { FindAnswer, FindQuery } from "../protocol/find";
import type { ExpansionView } from "../protocol/expansion";
import type { Revised } from "../protocol/messages";
import type { Place } from "./command/open";
import type { Explanation, LineView, Summary } from "../protocol/view";
import { createEmitter, type Clock, type Ending, type Event } from "./event";
import { targetKey, type Target } from "./target";
import type { WorkerClient } from "./worker/client";
import type { Asked } from "./worker/messages";
import type { WatchedDirectory } from "./worker/watchPlan";

export type Status =
  | { readonly kind: "current" }
  | { readonly kind: "running" }
  | { readonly kind: "failed"; readonly message: string; readonly time: number };

/** What is known of a target. Before its first run ended there is no summary. */
export interface InspectionState {
  readonly target: Target;
  readonly summary: Summary | null;
  readonly status: Status;
  /** Paths that the last run depended on, as the engine sees them. */
  readonly dependencies: ReadonlySet<string>;
  readonly realFolder: string;
  /** Paths of findings that no editor can open. */
  readonly unopenable: ReadonlySet<string>;
}

export interface Watcher extends Ending {
  /** Replaces what is watched; answers whether a directory is new in it. */
  update(plan: readonly WatchedDirectory[]): boolean;
}

export interface InspectionPorts {
  readonly client: WorkerClient;
  readonly clock: Clock;
  /** The target with the settings and the survey of its folder. */
  ask(target: Target): Promise<Asked>;
  watch(onChange: () => void): Watcher;
  onError(error: unknown): void;
}

export interface Inspections extends Ending {
  state(target: Target): InspectionState | undefined;
  /** Keeps the target up to date until the returned ending is called. */
  follow(target: Target): Ending;
  /** The state after the first run, or after the run that is under way. The target has to be followed. */
  settled(target: Target): Promise<InspectionState | undefined>;
  /** Runs again although nothing is known to have changed; of one target, or of all. */
  refresh(target?: Target): void;
  /** Runs again where a dependency has changed that no watcher reported. */
  recheck(): Promise<void>;
  lines(target: Target, revision: number, start: number, end: number): Promise<Revised<readonly LineView[]>>;
  text(target: Target, revision: number, row: string | null): Promise<Revised<string>>;
  explain(target: Target, revision: number, path: string): Promise<Revised<Explanation>>;
  fixes(target: Target, revision: number, finding: string): Promise<Revised<readonly ToldFix[]>>;
  /** What a typed line becomes; `limit` bounds the message that comes along. */
  expand(target: Target, revision: number, line: string, limit: number | null): Promise<Revised<ExpansionView>>;
  /** How many targets are followed. */
  promptLine(target: Target, revision: number, place: Place): Promise<Revised<number | null>>;
  find(target: Target, revision: number, query: FindQuery): Promise<Revised<FindAnswer>>;
  count(): number;
  /** A target has a new summary, or a new status that is worth showing. */
  readonly onDidChange: Event<InspectionState>;
}

/** Changes that follow each other this fast are one burst; a burst that never ends is cut after `longestBurst`. */
export const burstPause = 150;
export const longestBurst = 1000;
/** A run that is shorter than this is not announced. */
export const announceAfter = 300;
/** A new watch takes a moment to begin; what happened before that is looked for once, this much later. */
export const watchBegins = 500;

interface Entry {
  readonly key: string;
  readonly watcher: Watcher;
  followers: number;
  state: InspectionState;
  /** A run is under way; `again` when something changed meanwhile. */
  running: boolean;
  again: boolean;
  burstStart: number | null;
  stopWaiting: () => void;
  stopRechecking: () => void;
  waiting: ((state: InspectionState | undefined) => void)[];
}

export function createInspections(ports: InspectionPorts): Inspections {
  const { client, clock } = ports;
  const entries = new Map<string, Entry>();
  const changed = createEmitter<InspectionState>(ports.onError);
  const isLive = (entry: Entry) => entries.get(entry.key) === entry;

  const publish = (entry: Entry, change: Partial<InspectionState>) => {
    entry.state = { ...entry.state, ...change };
    changed.fire(entry.state);
  };

  const invalidate = (entry: Entry) => {
    if (entry.running) {
      entry.again = true;
      return;
    }
    const now = clock.now();
    entry.burstStart ??= now;
    const pause = Math.max(0, Math.min(burstPause, entry.burstStart + longestBurst - now));
    entry.stopWaiting();
    entry.stopWaiting = clock.wait(pause, () => void run(entry));
  };

  const run = async (entry: Entry): Promise<void> => {
    entry.stopWaiting();
    entry.burstStart = null;
    entry.running = true;
    entry.again = false;
    const stopAnnouncing = clock.wait(announceAfter, () => {
      if (isLive(entry) && entry.state.summary !== null) publish(entry, { status: { kind: "running" } });
    });
    const outcome = await runOnce(entry);
    stopAnnouncing();
    entry.running = false;
    if (!isLive(entry)) return;
    settle(entry, outcome);
    for (const tell of entry.waiting.splice(0)) tell(entry.state);
    if (entry.again) invalidate(entry);
  };

  const runOnce = async ({ key, state }: Entry): Promise<Outcome> => {
    try {
      const resolved = await client.request("resolve", await ports.ask(state.target));
      if (!resolved.ok) return { kind: "failed", message: resolved.error };
      const { request, view, realFolder, revision } = resolved.value;
      const inspected = await client.request("inspect", { target: key, request, view, revision });
      if (!inspected.ok) return { kind: "failed", message: inspected.error };
      const { summary, dependencies, watched, unopenable } = inspected.value;
      const paths = new Set(dependencies.map((dependency) => dependency.path));
      return { kind: "done", summary, dependencies: paths, watched, realFolder, unopenable: new Set(unopenable) };
    } catch (error) {
      return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
    }
  };

  const settle = (entry: Entry, outcome: Outcome) => {
    if (outcome.kind === "failed") {
      publish(entry, { status: { kind: "failed", message: outcome.message, time: clock.now() } });
      return;
    }
    const { summary, dependencies, realFolder, unopenable } = outcome;
    const { state } = entry;
    if (entry.watcher.update(outcome.watched)) {
      entry.stopRechecking();
      entry.stopRechecking = clock.wait(watchBegins, () => void recheckOne(entry));
    }
    const next = { summary, dependencies, realFolder, unopenable, status: { kind: "current" } as const };
    const isNews = state.summary?.revision !== summary.revision || state.status.kind !== "current";
    if (isNews) publish(entry, next);
    else entry.state = { ...state, ...next };
  };

  const recheckOne = async (entry: Entry): Promise<void> => {
    const reply = await client.request("changed", { target: entry.key });
    if (isLive(entry) && reply.ok && reply.value) invalidate(entry);
  };

  const open = (target: Target): Entry => {
    const key = targetKey(target);
    const watcher = ports.watch(() => invalidate(entry));
    const entry: Entry = {
      key,
      watcher,
      followers: 0,
      state: {
        target,
        summary: null,
        status: { kind: "running" },
        dependencies: new Set(),
        realFolder: target.folder,
        unopenable: new Set(),
      },
      running: false,
      again: false,
      burstStart: null,
      stopWaiting: () => {},
      stopRechecking: () => {},
      waiting: [],
    };
    entries.set(key, entry);
    void run(entry);
    return entry;
  };

  const close = (entry: Entry) => {
    entries.delete(entry.key);
    entry.stopWaiting();
    entry.stopRechecking();
    entry.watcher.dispose();
    for (const tell of entry.waiting.splice(0)) tell(undefined);
    void client.request("forget", { target: entry.key });
  };

  const ask = async <T>(target: Target, request: (key: string) => Promise<AskReply<T>>): Promise<Revised<T>> => {
    const reply = await request(targetKey(target));
    if (!reply.ok) throw new Error(reply.error);
    // The worker that knew this target is gone: a run brings a new revision.
    if (reply.value.kind === "stale" && reply.value.revision === 0) api.refresh(target);
    return reply.value;
  };

  const api: Inspections = {
    state: (target) => entries.get(targetKey(target))?.state,
    follow: (target) => {
      const entry = entries.get(targetKey(target)) ?? open(target);
      entry.followers++;
      let isFollowing = true;
      return {
        dispose: () => {
          if (!isFollowing) return;
          isFollowing = false;
          entry.followers--;
          if (entry.followers === 0 && isLive(entry)) close(entry);
        },
      };
    },
    settled: (target) => {
      const entry = entries.get(targetKey(target));
      if (entry === undefined) return Promise.resolve(undefined);
      const isSettled = !entry.running && entry.burstStart === null;
      return isSettled ? Promise.resolve(entry.state) : new Promise((tell) => entry.waiting.push(tell));
    },
    refresh: (target) => {
      const key = target && targetKey(target);
      for (const entry of entries.values()) if (key === undefined || entry.key === key) invalidate(entry);
    },
    recheck: async () => {
      await Promise.all([...entries.values()].map(recheckOne));
    },
    lines: (target, revision, start, end) =>
      ask(target, (key) => client.request("lines", { target: key, revision, start, end })),
    text: (target, revision, row) => ask(target, (key) => client.request("text", { target: key, revision, row })),
    explain: (target, revision, path) =>
      ask(target, (key) => client.request("explain", { target: key, revision, path })),
    promptLine: (target, revision, { path, line, column }) =>
      ask(target, (key) => client.request("promptLine", { target: key, revision, path, line, column })),
    find: (target, revision, query) => ask(target, (key) => client.request("find", { target: key, revision, query })),
    fixes: (target, revision, finding) =>
      ask(target, (key) => client.request("fixes", { target: key, revision, finding })),
    expand: (target, revision, line, limit) =>
      ask(target, (key) => client.request("expand", { target: key, revision, line, limit })),
    count: () => entries.size,
    onDidChange: changed.event,
    dispose: () => {
      for (const entry of [...entries.values()]) close(entry);
      changed.dispose();
    },
  };
  return api;
}

type AskReply<T> = { readonly ok: true; readonly value: Revised<T> } | { readonly ok: false; readonly error: string };

type Outcome =
  | {
      readonly kind: "done";
      readonly summary: Summary;
      readonly dependencies: ReadonlySet<string>;
      readonly watched: readonly WatchedDirectory[];
      readonly realFolder: string;
      readonly unopenable: ReadonlySet<string>;
    }
  | { readonly kind: "failed"; readonly message: string };
