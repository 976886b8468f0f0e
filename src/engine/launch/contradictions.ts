/** What pi finds wrong with its options once it has read them all (`main.js`, before it looks at any file). */
import type { Draft } from "./options";

/** The problem in pi's words, or null. */
export function contradictionIn({
  output,
  files,
  sessions,
  name,
}: Pick<Draft, "output" | "files" | "sessions" | "name">): string | null {
  if (output === "rpc" && files.length > 0) return "@file arguments are not supported in RPC mode";
  const { fork, session, sessionId, continues, resumes, isKept } = sessions;
  const others = [
    ...(session ? ["--session"] : []),
    ...(continues ? ["--continue"] : []),
    ...(resumes ? ["--resume"] : []),
  ];
  const besideFork = [...others, ...(isKept ? [] : ["--no-session"])];
  if (fork && besideFork.length > 0) return `--fork cannot be combined with ${besideFork.join(", ")}`;
  if (sessionId !== null && others.length > 0) return `--session-id cannot be combined with ${others.join(", ")}`;
  if (sessionId !== null && !/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(sessionId))
    return "Session id must be non-empty, contain only alphanumeric characters, '-', '_', and '.', and start and end with an alphanumeric character";
  return name !== null && name.trim() === "" ? "--name requires a non-empty value" : null;
}
