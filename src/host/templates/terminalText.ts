/** How a text gets into a terminal so that pi takes it as one message, or why it must not go there. */

export type TerminalText =
  /** Goes in as if typed, then Enter. */
  | { readonly kind: "typed"; readonly data: string }
  /** Goes in as one paste, then Enter: line breaks in it submit nothing. */
  | { readonly kind: "pasted"; readonly data: string }
  /** A terminal would act on a character instead of showing it. */
  | { readonly kind: "refused"; readonly character: string };

/** What opens and closes a paste, in every terminal that knows pastes. */
const pasteStart = "\u001b[200~";
const pasteEnd = "\u001b[201~";

/** `runsPi`: the terminal is known to run pi, which takes pastes. */
export function terminalText(text: string, runsPi: boolean): TerminalText {
  // A control character could end the paste, and what follows would be typed.
  const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.exec(text)?.[0];
  if (control !== undefined) return { kind: "refused", character: control };
  if (!runsPi && !/[\t\n]/.test(text)) return { kind: "typed", data: text };
  return { kind: "pasted", data: `${pasteStart}${text}${pasteEnd}` };
}

/** Longest message that a command line takes on every system. */
const longestArgument = 30_000;

/**
 * Whether a message can be handed to a new pi on its command line, where nothing can happen to it. pi takes what starts
 * with `-` or `@` for something else, and the command shells of Windows read what they are to hand on.
 */
export function isArgument(text: string, executable: string): boolean {
  return (
    text !== "" && text.length <= longestArgument && !/^[-@]|\0/.test(text) && !/\.(cmd|bat|ps1)$/i.test(executable)
  );
}

/** Whether a command line starts pi. */
export function startsPi(commandLine: string): boolean {
  const program = /^\s*(?:[A-Za-z_]\w*=\S*\s+)*(?:"([^"]+)"|'([^']+)'|(\S+))/.exec(commandLine);
  const path = program?.[1] ?? program?.[2] ?? program?.[3] ?? "";
  return /(^|[\\/])pi(\.cmd|\.exe|\.ps1)?$/i.test(path);
}
