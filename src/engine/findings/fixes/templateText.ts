/** Gives a template the placeholder that it lacks, or the spelling that pi knows. */
import { because } from "../../decide";
import type { TextEdit } from "./fix";
import { endOf, fileOf, lineEndOf, textIn, type Fixer } from "./scene";

export const addArguments: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found) return [];
  const { text } = found.file;
  const lineEnd = lineEndOf(text);
  const gap = text === "" || /(?:\r\n|\n|\r){2}$/.test(text) ? "" : /[\r\n]$/.test(text) ? lineEnd : lineEnd + lineEnd;
  const edit: TextEdit = { range: endOf(text), text: `${gap}$ARGUMENTS${lineEnd}` };
  const changes = [{ kind: "edit" as const, path: found.path, edits: [edit] }];
  return [{ name: "addArguments", title: because("fix.addArguments"), changes }];
};

export const replaceLookAlike: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  if (!found || range === null) return [];
  const text = textIn(found.file.text, range);
  const better = spelledForPi(text);
  if (better === null) return [];
  const changes = [{ kind: "edit" as const, path: found.path, edits: [{ range, text: better }] }];
  return [{ name: "replaceLookAlike", title: because("fix.writeInstead", { better, text }), changes }];
};

/** What pi knows by another sign; a name in double braces can only mean all that was typed. */
function spelledForPi(text: string): string | null {
  const [, number] = /^\$\{(\d+)\}$/.exec(text) ?? [];
  if (number !== undefined) return `$${number}`;
  if (/^\$(?:\*|\{[@*]\})$/.test(text)) return "$@";
  return /^(?:\{\{.*\}\}|\$\{ARGUMENTS\})$/.test(text) ? "$ARGUMENTS" : null;
}
