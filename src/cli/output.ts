/** What a command answers, and how it reaches the terminal. */
import { visible } from "../protocol/visible";

/** Exit codes of the command line. */
export const exitCode = {
  fine: 0,
  /** `check`: findings; `review`: something that trust would add. */
  findings: 1,
  wrongCall: 2,
  /** The real pi would send nothing. */
  nothingSent: 3,
  /** A bug of ours, so that nobody takes it for a finding. */
  ownFault: 70,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** A command's whole answer. Both texts are written as they are, without a line end of our own. */
export interface Answer {
  readonly out: string;
  readonly err: string;
  readonly code: ExitCode;
}

/** An answer that people asked for and that is fine. */
export function fine(out: string): Answer {
  return { out, err: "", code: exitCode.fine };
}

/** A call that cannot be answered: what is wrong, on one line, and what to do instead. A name in it may be a stranger's file. */
export function wrongCall(problem: string, advice: string): Answer {
  return { out: "", err: `pi-prompt: ${visible(problem)}\n${advice}\n`, code: exitCode.wrongCall };
}

/** A bug of ours, told as one. */
export function ownFault(error: unknown): Answer {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { out: "", err: `pi-prompt has a bug, please report it:\n${what}\n`, code: exitCode.ownFault };
}

/**
 * Writes an answer and leaves the exit code behind. A reader that closed the pipe early has what it wanted: the process
 * ends with its code and without a word.
 */
export function deliver(answer: Answer): void {
  process.exitCode = answer.code;
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit(answer.code));
  if (answer.err !== "") process.stderr.write(answer.err);
  if (answer.out !== "") process.stdout.write(answer.out);
}
