/** What a typed line becomes, as the views draw it: the message, its marked stretches, and what is worth a word. */
import type { Severity } from "../engine/types";

export interface ExpansionView {
  readonly input: string;
  /** The user message that the model receives, up to the limit that was asked for; null when pi sends none. */
  readonly message: string | null;
  /** How many characters of the message were left out at its end. */
  readonly cut: number;
  /** Why the line is sent as typed, or not at all; null where something answers to it. */
  readonly reason: string | null;
  readonly called: { readonly kind: "template" | "skill"; readonly name: string; readonly path: string } | null;
  /** The arguments as pi splits them. */
  readonly arguments: readonly string[];
  /** What in the message is not copied from the file, in order. */
  readonly marks: readonly Mark[];
  readonly filled: readonly FilledRow[];
  readonly notes: readonly ExpansionNote[];
  /** About how many tokens the whole message costs, by pi's estimate. */
  readonly tokens: number;
  /** What becomes of the line on each way into pi. */
  readonly ways: readonly WayRow[];
}

/** A stretch `[start, end)` of the message. `index` counts arguments from 1; null for all of them. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: "argument" | "default" | "frame";
  readonly index: number | null;
}

/** One placeholder, or something that reads like one: what stands in its place, in words. */
export interface FilledRow {
  readonly placeholder: string;
  /** 0-based line of the template's file; null for what an argument brought along. */
  readonly line: number | null;
  /** `[start, end)` of the message, empty where nothing stands; null where there is no certain place. */
  readonly place: { readonly start: number; readonly end: number } | null;
  readonly kind: "argument" | "default" | "nothing" | "asItIs";
  readonly sentence: string;
  readonly severity: Severity | null;
}

export interface ExpansionNote {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
}

/** One way into pi. */
export interface WayRow {
  readonly way: "terminal" | "print" | "prompt" | "steer" | "sendUserMessage";
  readonly name: string;
  readonly sends: "message" | "typed" | "nothing";
  /** What is sent, in two words. */
  readonly label: string;
  readonly sentence: string;
}
