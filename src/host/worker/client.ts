/**
 * The host's end of the worker. A worker that does not answer in time is abandoned: it may be stuck in a read from a
 * dead disk, in which not even ending it succeeds. The next request starts another, whose revisions are higher.
 */
import type { Clock, Ending } from "../event";
import { createChannel, type Channel, type Reply } from "../../protocol/channel";
import type { FromHostWorker, HostWorkerRequests, ToHostWorker, WorkerStart } from "./messages";

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
  log(message: string): void;
  /** What a request without an answer ends with, in the user's language; English without it. */
  noAnswer?(why: "closed" | "late"): string;
}

export interface WorkerClient extends Ending {
  request<K extends keyof HostWorkerRequests>(
    name: K,
    input: HostWorkerRequests[K]["in"],
  ): Promise<Reply<HostWorkerRequests[K]["out"]>>;
}

interface Running {
  readonly thread: WorkerThread;
  readonly channel: Channel<HostWorkerRequests, Record<never, never>>;
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

  return {
    request: async (name, input) => {
      running ??= start();
      // The channel's types are those of the same table, looked up by another generic name.
      return (await running.channel.request(name, input as never, ports.patience)) as never;
    },
    dispose: () => {
      const last = running;
      running = null;
      last?.channel.dispose();
      last?.thread.end();
    },
  };
}
