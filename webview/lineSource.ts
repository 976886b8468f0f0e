/**
 * The lines of one revision of the prompt, fetched a block at a time when they come into view. Blocks that were not
 * looked at for long are forgotten.
 */
import type { Reply } from "../src/protocol/channel";
import type { LinesRequest, Revised } from "../src/protocol/messages";
import type { LineView } from "../src/protocol/view";

export interface LineSource {
  readonly revision: number;
  readonly count: number;
  get(line: number): LineView | undefined;
  /** Fetches what is missing of the lines from `first` to `last`; resolves when they are there or cannot be had. */
  want(first: number, last: number): Promise<void>;
}

export interface LineSourceOptions {
  readonly revision: number;
  readonly count: number;
  readonly fetch: (request: LinesRequest) => Promise<Reply<Revised<readonly LineView[]>>>;
  /** Told when lines have come. */
  readonly onLines: () => void;
  readonly onProblem: (error: string) => void;
}

const blockSize = 200;
const mostBlocks = 40;

export function createLineSource({ revision, count, fetch, onLines, onProblem }: LineSourceOptions): LineSource {
  const blocks = new Map<number, Promise<void> | readonly LineView[]>();

  const load = (block: number): Promise<void> => {
    const known = blocks.get(block);
    if (known instanceof Promise) return known;
    if (known) {
      // The newest stands last, so that the first is the one to forget.
      blocks.delete(block);
      blocks.set(block, known);
      return Promise.resolve();
    }
    const start = block * blockSize;
    const coming = fetch({ revision, start, end: Math.min(count, start + blockSize) }).then((reply) => {
      blocks.delete(block);
      if (!reply.ok) return onProblem(reply.error);
      // A stale answer means that a newer state is on its way; it brings its own lines.
      if (reply.value.kind === "stale") return;
      blocks.set(block, reply.value.value);
      forget(blocks);
      onLines();
    });
    blocks.set(block, coming);
    return coming;
  };

  return {
    revision,
    count,
    get: (line) => {
      const block = blocks.get(Math.floor(line / blockSize));
      return block instanceof Promise ? undefined : block?.[line % blockSize];
    },
    want: async (first, last) => {
      const from = Math.floor(Math.max(0, first) / blockSize);
      const to = Math.floor(Math.min(count - 1, last) / blockSize);
      await Promise.all(Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => load(from + at)));
    },
  };
}

function forget(blocks: Map<number, unknown>): void {
  for (const block of blocks.keys()) {
    if (blocks.size <= mostBlocks) return;
    blocks.delete(block);
  }
}
