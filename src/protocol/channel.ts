/**
 * One typed channel for page and host, and for host and worker. An event wants no answer; a request gets exactly one
 * reply, as a value: what was asked, or an error in words. Nothing that arrives can make it throw.
 */

/** All that travels from one side: its requests (each with `in` and `out`) and its events, by name. */
export interface Traffic<Requests, Events> {
  readonly requests: Requests;
  readonly events: Events;
}

/** The end of a request: its answer, an error of the other side, or that none came. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** What the channel needs from its surroundings: a way out, a way in, and a clock for its time limit. */
export interface ChannelPorts {
  post(message: unknown): void;
  /** Returns a function that stops the listening. */
  onMessage(listener: (message: unknown) => void): () => void;
  /** Calls `then` after some milliseconds, unless the returned function is called before. */
  wait(milliseconds: number, then: () => void): () => void;
  /** What a request without an answer ends with, in the user's language; English without it. */
  noAnswer?(why: "closed" | "late"): string;
  /** Told of messages that make no sense, for the log. */
  onProblem?(problem: string): void;
}

type Answer<T> = T | Promise<T>;
type In<Requests, K extends keyof Requests> = Requests[K] extends { readonly in: infer I } ? I : never;
type Out<Requests, K extends keyof Requests> = Requests[K] extends { readonly out: infer O } ? O : never;

/** How one side answers what the other asks, and hears what the other tells. */
export interface Handlers<Requests, Events> {
  readonly requests: { readonly [K in keyof Requests]: (input: In<Requests, K>) => Answer<Out<Requests, K>> };
  readonly events: { readonly [K in keyof Events]: (payload: Events[K]) => void };
}

/** One end of the channel, with what this side may send. */
export interface Channel<Requests, Events> {
  /** Never rejects: a failure is a reply too. Without a limit of its own a request waits for `timeLimit`. */
  request<K extends keyof Requests & string>(
    name: K,
    input: In<Requests, K>,
    limit?: number,
  ): Promise<Reply<Out<Requests, K>>>;
  tell<K extends keyof Events & string>(name: K, payload: Events[K]): void;
  /** Ends all open requests with an error and stops listening. */
  dispose(): void;
}

/** Milliseconds after which a request without an answer ends. */
export const timeLimit = 15_000;

/** Opens one end: `createChannel<FromPage, ToPage>(ports, handlers)` in the page, the other way round in the host. */
export function createChannel<Mine extends Traffic<unknown, unknown>, Theirs extends Traffic<unknown, unknown>>(
  ports: ChannelPorts,
  handlers: Handlers<Theirs["requests"], Theirs["events"]>,
): Channel<Mine["requests"], Mine["events"]> {
  const open = new Map<number, (reply: Reply<unknown>) => void>();
  let lastId = 0;
  let closed = false;

  const post = (message: Message): string | null => {
    try {
      ports.post(message);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };

  const wordsOfClosed = () => ports.noAnswer?.("closed") ?? "The channel is closed.";

  const request = (name: string, input: unknown, limit: number): Promise<Reply<unknown>> =>
    new Promise((resolve) => {
      if (closed) return resolve({ ok: false, error: wordsOfClosed() });
      const id = ++lastId;
      const end = (reply: Reply<unknown>) => {
        if (!open.delete(id)) return;
        stopWaiting();
        resolve(reply);
      };
      const error = ports.noAnswer?.("late") ?? `No answer to "${name}" in ${limit} ms.`;
      const stopWaiting = ports.wait(limit, () => end({ ok: false, error }));
      open.set(id, end);
      const problem = post({ type: "request", id, name, payload: input });
      if (problem !== null) end({ ok: false, error: problem });
    });

  const receive = async (message: Message): Promise<void> => {
    if (message.type === "reply") {
      const { id, ...reply } = message;
      open.get(id)?.(reply.ok ? { ok: true, value: reply.value } : { ok: false, error: reply.error });
    } else if (message.type === "event") {
      const problem = hear(handlers.events, message);
      if (problem !== null) ports.onProblem?.(problem);
    } else {
      const reply = await answer(handlers.requests, message);
      const problem = closed ? null : post({ type: "reply", id: message.id, ...reply });
      // A value that cannot be sent must not leave the other side waiting.
      if (problem !== null) post({ type: "reply", id: message.id, ok: false, error: problem });
    }
  };

  const stopListening = ports.onMessage((raw) => {
    if (closed) return;
    const message = readMessage(raw);
    if (message.type !== "unknown") return void receive(message);
    ports.onProblem?.(message.problem);
    if (message.id !== null) post({ type: "reply", id: message.id, ok: false, error: message.problem });
  });

  return {
    request: (name, input, limit = timeLimit) => request(name, input, limit) as never,
    tell: (name, payload) => {
      const problem = closed ? null : post({ type: "event", name, payload });
      if (problem !== null) ports.onProblem?.(problem);
    },
    dispose: () => {
      closed = true;
      stopListening();
      for (const end of [...open.values()]) end({ ok: false, error: wordsOfClosed() });
    },
  };
}

type RequestMessage = {
  readonly type: "request";
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
};
type EventMessage = { readonly type: "event"; readonly name: string; readonly payload: unknown };
type ReplyMessage = { readonly type: "reply"; readonly id: number } & Reply<unknown>;
type Message = RequestMessage | EventMessage | ReplyMessage;
type Unknown = { readonly type: "unknown"; readonly id: number | null; readonly problem: string };

/** Reads what arrived. Only an unknown message with an id can be answered; replies are never answered. */
function readMessage(raw: unknown): Message | Unknown {
  if (typeof raw !== "object" || raw === null)
    return { type: "unknown", id: null, problem: "A message was no object." };
  const { type, id, name, payload, ok, value, error } = raw as Record<string, unknown>;
  const known = typeof id === "number" ? id : null;
  if (type === "request" && known !== null && typeof name === "string") return { type, id: known, name, payload };
  if (type === "event" && typeof name === "string") return { type, name, payload };
  if (type === "reply") {
    if (known === null) return { type: "unknown", id: null, problem: "A reply had no number." };
    return ok === true ? { type, id: known, ok, value } : { type, id: known, ok: false, error: String(error) };
  }
  return { type: "unknown", id: known, problem: `Nobody knows messages of the type "${String(type)}".` };
}

async function answer(handlers: object, { name, payload }: RequestMessage): Promise<Reply<unknown>> {
  const handle = own(handlers, name);
  if (handle === null) return { ok: false, error: `Nobody answers requests named "${name}".` };
  try {
    return { ok: true, value: await handle(payload) };
  } catch (error) {
    return { ok: false, error: messageOf(error) };
  }
}

function hear(handlers: object, { name, payload }: EventMessage): string | null {
  const handle = own(handlers, name);
  if (handle === null) return `Nobody hears events named "${name}".`;
  try {
    handle(payload);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** A handler that the object itself has: `constructor` and its like are nobody's handlers. */
function own(handlers: object, name: string): ((payload: unknown) => unknown) | null {
  return Object.hasOwn(handlers, name) ? (handlers as Record<string, (payload: unknown) => unknown>)[name]! : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
