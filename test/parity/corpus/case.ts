/** A case of the corpus: a folder, how pi is started in it, and what the real prompt shows when the case is alive. */
import type { Files, FolderPlan } from "../../support/pi/folder";

/** How the real pi is asked: its SDK for what follows from the folder alone, its command line for all else. */
export type Question =
  | { readonly by: "sdk"; readonly trusted: boolean }
  | {
      readonly by: "wire";
      readonly flags: readonly string[];
      readonly typed?: string;
      readonly environment?: Readonly<Record<string, string>>;
    };

export interface Case extends FolderPlan {
  readonly id: string;
  /** What the case is about, in words. */
  readonly about: string;
  /** The working directory, the home and the agent folder, relative to the root. */
  readonly cwd: string;
  readonly home: string;
  readonly agentDir: string;
  readonly question: Question;
  /** What the newest pi's prompt must and must not hold, so that a case cannot lose its point unseen. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** True for a case whose folder only has its effect for a user who is not root. */
  readonly asNobody: boolean;
}

type Rest = Partial<Omit<Case, "id" | "about" | "files" | "question">>;

const usual = { cwd: "p", home: "h", agentDir: "h/.pi/agent", has: [], lacks: [], asNobody: false };

/** A case that the SDK answers, the project being trusted. */
export function folderCase(id: string, about: string, files: Files, rest: Rest = {}): Case {
  return { ...usual, ...rest, id, about, files, question: { by: "sdk", trusted: true } };
}

/** A case that the SDK answers, the project being untrusted. */
export function untrustedCase(id: string, about: string, files: Files, rest: Rest = {}): Case {
  return { ...usual, ...rest, id, about, files, question: { by: "sdk", trusted: false } };
}

interface Start {
  readonly flags?: readonly string[];
  readonly typed?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A case that the command line answers: flags, trust, start-up migrations, typed text. */
export function startCase(id: string, about: string, files: Files, start: Start = {}, rest: Rest = {}): Case {
  return { ...usual, ...rest, id, about, files, question: { by: "wire", flags: [], ...start } };
}

/** A skill file with a name and a description. */
export function skill(name: string, description = `Use for ${name}`): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n# ${name}\n`;
}

/** The byte order mark. */
export const bom = "\uFEFF";
