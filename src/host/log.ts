/** The log channel. Paths and sentences of ours go into it, never the text of anybody's file. */
import { window, type LogOutputChannel } from "vscode";

export type Log = LogOutputChannel;

export function createLog(): Log {
  return window.createOutputChannel("Pi Prompt", { log: true });
}

/** For the log only: what people read is written for them. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** For people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
