/** Events and their ends, in the shape of VS Code's own, for the parts of the host that do not import it. */

export interface Ending {
  dispose(): void;
}

export type Event<T> = (listener: (value: T) => void) => Ending;

/** The source of an event. One listener that throws does not keep the others from hearing. */
export interface Emitter<T> extends Ending {
  readonly event: Event<T>;
  fire(value: T): void;
}

export function createEmitter<T>(onError: (error: unknown) => void = () => {}): Emitter<T> {
  const listeners = new Set<{ readonly hear: (value: T) => void }>();
  return {
    event: (hear) => {
      const listener = { hear };
      listeners.add(listener);
      return { dispose: () => void listeners.delete(listener) };
    },
    fire: (value) => {
      for (const { hear } of [...listeners]) {
        try {
          hear(value);
        } catch (error) {
          onError(error);
        }
      }
    },
    dispose: () => listeners.clear(),
  };
}

/** Things that end together, the last one first. */
export interface Endings extends Ending {
  add<T extends Ending>(ending: T): T;
}

export function createEndings(...first: readonly Ending[]): Endings {
  const endings: Ending[] = [...first];
  return {
    add: (ending) => {
      endings.push(ending);
      return ending;
    },
    dispose: () => {
      for (const ending of endings.splice(0).reverse()) ending.dispose();
    },
  };
}

/** Time, so that tests can stand in for it. */
export interface Clock {
  now(): number;
  /** Calls `then` after some milliseconds, unless the returned function is called before. */
  wait(milliseconds: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
