/** What a review of a project's trust is made of, and what changed of it since somebody looked. */
import type { Evaluation } from "../types";

/** Something that a reviewer should not miss. */
export interface Mark {
  /**
   * `lookalike`: an address with letters that may pass for others; `more`: there are more of the kind before it;
   * `unread`: there is more of it than could be looked through.
   */
  readonly kind: "address" | "lookalike" | "shell" | "hidden" | "more" | "unread";
  /**
   * The address, the line, or the names of the characters, cut with an ellipsis where it is very long; how many more there are for
   * `more`; empty for `unread`.
   */
  readonly text: string;
  /** 0-based line of the text. */
  readonly line: number;
}

/** What a thing would do. `sent`: pi sends it without asking. The last four run, install or start something. */
export type Use =
  "sent" | "text" | "skill" | "template" | "theme" | "setting" | "program" | "extension" | "package" | "mcpServer";

export const runningUses: readonly Use[] = ["program", "extension", "package", "mcpServer"];

export interface ReviewItem {
  /** Stable over changes of the content. */
  readonly id: string;
  readonly use: Use;
  readonly title: string;
  readonly path: string;
  /** 0-based, where it stands in the file. */
  readonly line: number;
  /** The setting's value, the server's command: exactly as written; empty for whole files. */
  readonly detail: string;
  /** Tokens that it adds to the prompt; null for what adds none. */
  readonly tokens: number | null;
  /** Stands for the content: another one means that it changed. */
  readonly hash: string;
  readonly marks: readonly Mark[];
}

export interface TrustReview {
  readonly items: readonly ReviewItem[];
  readonly untrusted: Evaluation;
  readonly trusted: Evaluation;
}

/** Whether there is nothing beside what pi sends without asking. */
export function addsNothing(items: readonly ReviewItem[]): boolean {
  return items.every(({ use }) => use === "sent");
}

/** What a reviewer has seen before: hashes by the ids of the items. */
export type Reviewed = Readonly<Record<string, string>>;

export type ReviewState = "new" | "changed" | "reviewed";

/** What is new or changed since it was reviewed, and the ids of what is gone. */
export function since(
  items: readonly ReviewItem[],
  reviewed: Reviewed,
): {
  readonly states: ReadonlyMap<string, ReviewState>;
  readonly gone: readonly string[];
} {
  const states = new Map(
    items.map(({ id, hash }): [string, ReviewState] => {
      const before = Object.hasOwn(reviewed, id) ? reviewed[id] : undefined;
      return [id, before === undefined ? "new" : before === hash ? "reviewed" : "changed"];
    }),
  );
  return { states, gone: Object.keys(reviewed).filter((id) => !states.has(id)) };
}
