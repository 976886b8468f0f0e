/**
 * The host's end of the worker. A worker that does not answer in time is abandoned: it may be stuck in a read from a
 * dead disk, in which not even ending it succeeds. The next request starts another, whose revisions are higher.
 */
import type { Clock, Ending } from "../event";
import { createChannel, type Channel, type Reply } from "../../protocol/channel";
import type {
  FromHostWorker,
  HostWorkerRequests,
  Told,
  ToHostWorker,
  VirtualRequests,
  WiredRequests,
  WorkerStart,
} from "./messages";
import type { Fetching } from "../virtual/fetch";

/** The little of a worker thread that the client uses. */
export interface WorkerThread {
  postMessage(message: unknown): void;
  onMessage(listener: (message: unknown) => void): () => void;
  /** Called once, when the thread is gone or broken. */
  onGone(listener: (reason: string) => void): void;
  /** Asks the thread to end; nobody waits for it. */
  end(): void;
}

export interface WorkerClientPorts {
  start(data: Pick<WorkerStart, "revisionBase">): WorkerThread;
  readonly clock: Clock;
  /** Milliseconds after which a worker without an answer is abandoned. */
  readonly patience: number;
  /** Fetches, for one question, what the worker lacks of folders that are on no disk. */
  fetching(): Fetching;
  log(message: string): void;
  /** What a request without an answer ends with, in the user's language; English without it. */
  noAnswer?(why: "closed" | "late"): string;
}

type Requests = HostWorkerRequests & VirtualRequests;

export interface WorkerClient extends Ending {
  request<K extends keyof Requests>(name: K, input: Requests[K]["in"]): Promise<Reply<Requests[K]["out"]>>;
}

interface Running {
  readonly thread: WorkerThread;
  readonly channel: Channel<WiredRequests, Record<never, never>>;
}

/** Revisions of one worker; no worker makes that many. */
const revisionsPerWorker = 1_000_000;

export function createWorkerClient(ports: WorkerClientPorts): WorkerClient {
  let running: Running | null = null;
  let started = 0;

  const abandon = (thread: WorkerThread, reason: string) => {
    if (running?.thread !== thread) return;
    const { channel } = running;
    running = null;
    ports.log(reason);
    channel.dispose();
    thread.end();
  };

  const start = (): Running => {
    const thread = ports.start({ revisionBase: started++ * revisionsPerWorker });
    const channel = createChannel<ToHostWorker, FromHostWorker>(
      {
        post: (message) => thread.postMessage(message),
        onMessage: (listener) => thread.onMessage(listener),
        wait: (milliseconds, then) =>
          ports.clock.wait(milliseconds, () => {
            then();
            abandon(thread, `The worker did not answer in ${milliseconds} ms and is left behind.`);
          }),
        onProblem: (problem) => ports.log(problem),
        ...(ports.noAnswer ? { noAnswer: ports.noAnswer } : {}),
      },
      { requests: {}, events: {} },
    );
    thread.onGone((reason) => abandon(thread, reason));
    return { thread, channel };
  };

  const ask = async (name: keyof Requests, input: unknown): Promise<Reply<unknown>> => {
    const fetch = ports.fetching();
    for (;;) {
      running ??= start();
      const { channel } = running;
      // The channel's types are those of the same table, looked up by another generic name.
      const reply = (await channel.request(name, input as never, ports.patience)) as Reply<Told<unknown>>;
      if (!reply.ok) return reply;
      if ("told" in reply.value) return { ok: true, value: reply.value.told };
      const fetched = await fetch(reply.value.lacks);
      if (fetched.kind === "failed") return { ok: false, error: fetched.message };
      const provided = await channel.request("provide", { answers: fetched.answers }, ports.patience);
      if (!provided.ok) return provided;
    }
  };

  return {
    request: async (name, input) => (await ask(name, input)) as never,
    dispose: () => {
      const last = running;
      running = null;
      last?.channel.dispose();
      last?.thread.end();
    },
  };
}
