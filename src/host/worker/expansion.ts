/** What a typed line becomes in one inspection, in the words of the views. */
import { expand } from "../../engine/expand/expand";
import type { Expansion, Filled } from "../../engine/expand/expansion";
import type { ExpandScene } from "../../engine/expand/scene";
import type { Finding } from "../../engine/types";
import type { ExpansionNote, ExpansionView, FilledRow, Mark, WayRow } from "../../protocol/expansion";
import { sayHere, type Teller } from "../../protocol/teller";
import { visible } from "../../protocol/visible";
import { listed, phrase } from "../../protocol/words";

/** Most marks of a message: more help nobody, and a hostile template has as many as it likes. */
const mostMarks = 2000;
const mostRows = 200;

/** `limit` bounds the message that comes along, in UTF-16 units; null for the whole of it. */
export function expansionView(line: string, scene: ExpandScene, teller: Teller, limit: number | null): ExpansionView {
  const expansion = expand(line, scene);
  const { input, callee, message } = expansion;
  const shown = message === null || limit === null ? message : message.slice(0, limit);
  return {
    input,
    message: shown,
    cut: (message?.length ?? 0) - (shown?.length ?? 0),
    reason: callee.kind === "nothing" ? visible(sayHere(teller, callee.reason)) : null,
    called: callee.kind === "nothing" ? null : { kind: callee.kind, name: visible(callee.name), path: callee.path },
    arguments: expansion.arguments.map(({ value }) => value),
    marks: marksOf(expansion, shown?.length ?? 0),
    filled: [...expansion.filled.map((one) => filledRow(teller, one)), ...asItIs(teller, expansion)].slice(0, mostRows),
    notes: expansion.findings.map((finding) => noteOf(teller, finding)),
    tokens: expansion.tokens,
    ways: waysOf(line, scene, teller),
  };
}

function marksOf({ spans }: Expansion, end: number): readonly Mark[] {
  const marks = spans.flatMap(({ start, end: last, origin }): Mark[] => {
    if (start >= end || origin.kind === "template" || origin.kind === "typed") return [];
    const index = origin.kind === "frame" ? null : origin.index;
    return [{ start, end: Math.min(last, end), kind: origin.kind, index }];
  });
  return marks.slice(0, mostMarks);
}

function filledRow({ words }: Teller, { text, line, place, by }: Filled): FilledRow {
  const row = { placeholder: text, line, place };
  switch (by.kind) {
    case "arguments": {
      const [only] = by.indexes;
      const single = by.indexes.length === 1 && only !== undefined;
      const sentence = single
        ? phrase(words, "lab.fromArgument", { index: words.number(only) })
        : phrase(words, "lab.fromArguments", {
            indexes: listed(
              words,
              by.indexes.map((index) => words.number(index)),
            ),
          });
      return { ...row, kind: "argument", sentence, severity: null };
    }
    case "default":
      return { ...row, kind: "default", sentence: words.strings["lab.default"], severity: "information" };
    case "nothing":
      return by.swallowed
        ? { ...row, kind: "nothing", sentence: words.strings["lab.swallowed"], severity: "warning" }
        : { ...row, kind: "nothing", sentence: words.strings["lab.empty"], severity: "information" };
  }
}

/** Text that reads like a placeholder and is none: of the template, or of an argument. */
function asItIs(teller: Teller, { findings }: Expansion): readonly FilledRow[] {
  const codes: readonly string[] = ["expand.lookAlike", "expand.argumentNotFilled", "expand.argumentFilledAgain"];
  return findings
    .filter(({ code }) => codes.includes(code))
    .map((finding) => ({
      placeholder: String(finding.arguments["text"] ?? ""),
      line: finding.range?.startLine ?? null,
      place: null,
      kind: "asItIs",
      sentence: noteOf(teller, finding).message,
      severity: finding.severity,
    }));
}

function noteOf(teller: Teller, { code, severity, arguments: values }: Finding): ExpansionNote {
  return { code, severity, message: visible(sayHere(teller, { rule: code, arguments: values })) };
}

/**
 * The ways into pi (`session.prompt` and its like in `core/agent-session.js`): only a terminal trims and knows commands
 * of pi's own, and what an extension sends as a user's message is left as it is.
 */
function waysOf(line: string, scene: ExpandScene, teller: Teller): readonly WayRow[] {
  const { words } = teller;
  const { strings } = words;
  const { evaluation, features } = scene;
  const sent = (mode: "interactive" | "print") => expand(line, { ...scene, evaluation: { ...evaluation, mode } });
  const row = (way: WayRow["way"], { message, expanded }: Expansion, sentence: string): WayRow => {
    const sends = message === null ? "nothing" : expanded ? "message" : "typed";
    return { way, name: strings[`lab.way.${way}`], sends, label: strings[`lab.sends.${sends}`], sentence };
  };
  const inTerminal = sent("interactive");
  const inPrint = sent("print");
  const { callee } = inTerminal;
  const whyNot = callee.kind === "nothing" && inTerminal.message === null ? callee.reason : null;
  const asking = features.sendUserMessageExpands ? "lab.wayNote.sendUserMessage" : "lab.wayNote.sendUserMessageNever";
  return [
    row("terminal", inTerminal, whyNot ? visible(sayHere(teller, whyNot)) : strings["lab.wayNote.terminal"]),
    row("print", inPrint, strings["lab.wayNote.print"]),
    row("prompt", inPrint, strings["lab.wayNote.prompt"]),
    row("steer", inPrint, strings["lab.wayNote.steer"]),
    row("sendUserMessage", { ...inPrint, message: line, expanded: false }, strings[asking]),
  ];
}
