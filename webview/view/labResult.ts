/** What the lab shows of one call: the arguments, the message with its marks, the placeholders, the ways into pi. */
import type { ExpansionNote, ExpansionView, FilledRow, Mark, WayRow } from "../../src/protocol/expansion";
import type { TemplateRow } from "../../src/protocol/view";
import { counted, headed, listed, phrase, type Phrases } from "../../src/protocol/words";
import { button } from "../ui/controls";
import { element, type Child } from "../ui/dom";
import { icon } from "../ui/icon";
import type { Page } from "./page";

export function resultOf(page: Page, template: TemplateRow, view: ExpansionView): readonly Child[] {
  const words = page.words();
  const { strings } = words;
  return [
    chips(words, view),
    ...view.notes.map((note) => noticeOf(note)),
    view.reason === null ? null : element("p", { class: "reason" }, view.reason),
    heading(strings["lab.message"], counted(words, "count.tokens", view.tokens)),
    view.message === null
      ? element("p", { class: "reason quiet" }, strings["lab.nothingSent"])
      : element(
          "div",
          { class: "lab-message", role: "document", tabindex: 0, "aria-label": strings["lab.message"] },
          ...messageOf(words, view),
        ),
    ...(view.filled.length === 0
      ? [element("p", { class: "reason quiet" }, strings["lab.noPlaceholders"])]
      : [heading(strings["lab.placeholders"], ""), placeholders(page, template, view.filled)]),
    heading(strings["lab.ways"], ""),
    ways(words, view.ways),
  ];
}

/** What typing has changed, for who listens; the rest is read where it stands. */
export function heardOf(words: Phrases, { arguments: values, notes, reason, message, tokens }: ExpansionView): string {
  const count = counted(words, "count.arguments", values.length);
  const head = message === null ? count : listed(words, [count, counted(words, "count.tokens", tokens)]);
  const nothing = message === null ? words.strings["lab.nothingSent"] : "";
  return headed(words, head, [nothing, reason ?? "", ...notes.map((note) => note.message)]);
}

function heading(title: string, note: string): HTMLElement {
  return element("h3", { class: "lab-heading" }, title, " ", element("span", { class: "quiet" }, note));
}

/** The arguments as pi splits them, numbered. */
function chips(words: Phrases, { arguments: values }: ExpansionView): HTMLElement {
  const count = counted(words, "count.arguments", values.length);
  const chip = (value: string, at: number) =>
    element(
      "li",
      { class: "chip" },
      element("span", { class: "chip-number" }, words.number(at + 1)),
      value === "" ? element("em", {}, words.strings["lab.emptyArgument"]) : value,
    );
  return element(
    "div",
    { class: "chips" },
    element("span", { class: "quiet" }, count),
    element("ol", { "aria-label": count }, ...values.slice(0, mostChips).map(chip)),
  );
}

const mostChips = 100;

function noticeOf({ severity, message }: ExpansionNote): HTMLElement {
  const sign = severity === "error" || severity === "warning" ? severity : "information";
  return element("p", { class: "reason found", "data-severity": severity }, icon(sign), message);
}

/** The text with its marked stretches; what the colour tells, words tell too. */
function messageOf(words: Phrases, view: ExpansionView): readonly Child[] {
  const text = view.message ?? "";
  const parts: Child[] = [];
  let done = 0;
  for (const mark of inOrder(view)) {
    parts.push(...linesOf(text.slice(done, mark.start)));
    parts.push(...marked(words, text.slice(mark.start, mark.end), mark));
    done = Math.max(done, mark.end);
  }
  parts.push(...linesOf(text.slice(done)));
  if (view.cut > 0) {
    const more = counted(words, "count.moreInMessage", view.cut);
    parts.push(element("br"), element("span", { class: "quiet" }, more));
  }
  return parts;
}

/** A line break is none of the characters that have to be made visible. */
function linesOf(text: string): readonly Child[] {
  return text.split("\n").flatMap((line, at) => (at === 0 ? [line] : [element("br"), line]));
}

/** The marks, and the places where nothing stands, as they come in the text. */
function inOrder({ marks, filled, message }: ExpansionView): readonly (Mark | Gap)[] {
  const end = message?.length ?? 0;
  const gaps = filled.flatMap(({ kind, place, placeholder }): Gap[] =>
    kind === "nothing" && place !== null && place.end <= end ? [{ ...place, kind: "gap", placeholder }] : [],
  );
  return [...marks, ...gaps].sort((left, right) => left.start - right.start || left.end - right.end);
}

interface Gap {
  readonly kind: "gap";
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
}

function marked(words: Phrases, text: string, mark: Mark | Gap): readonly Child[] {
  const { strings } = words;
  switch (mark.kind) {
    case "gap": {
      const gap = phrase(words, "lab.gap", { placeholder: mark.placeholder });
      return [element("span", { class: "mark-words severe" }, gap)];
    }
    case "argument": {
      const name =
        mark.index === null
          ? strings["lab.markArguments"]
          : phrase(words, "lab.markArgument", { index: words.number(mark.index) });
      const number = mark.index === null ? null : element("sup", { "aria-hidden": "true" }, words.number(mark.index));
      return [element("mark", { class: "mark-argument", title: name }, ...linesOf(text), heard(name)), number];
    }
    case "default":
      return [
        element("mark", { class: "mark-default" }, ...linesOf(text)),
        element("span", { class: "mark-words" }, strings["lab.markDefault"]),
      ];
    case "frame":
      return [element("span", { class: "quiet" }, ...linesOf(text))];
  }
}

function heard(text: string): HTMLElement {
  return element("span", { class: "only-heard" }, ` (${text})`);
}

function placeholders(page: Page, template: TemplateRow, rows: readonly FilledRow[]): HTMLElement {
  const words = page.words();
  return element(
    "ul",
    { class: "lab-rows" },
    ...rows.map(({ placeholder, line, sentence, severity, kind }) =>
      element(
        "li",
        { class: `lab-row lab-${kind}`, "data-severity": severity ?? undefined },
        element("code", {}, placeholder),
        element("span", {}, severity === "warning" || severity === "error" ? icon("warning") : null, sentence),
        line === null
          ? null
          : button([phrase(words, "lab.line", { line: words.number(line + 1) })], {
              kind: "quiet",
              onPress: () => page.run("openSource", { path: template.path, line, column: 0 }),
            }),
      ),
    ),
  );
}

function ways(words: Phrases, rows: readonly WayRow[]): HTMLElement {
  const { strings } = words;
  const head = (text: string) => element("th", { scope: "col" }, text);
  return element(
    "table",
    { class: "lab-ways", "aria-label": strings["lab.ways"] },
    element(
      "thead",
      {},
      element("tr", {}, head(strings["lab.way"]), head(strings["lab.sends"]), head(strings["lab.why"])),
    ),
    element(
      "tbody",
      {},
      ...rows.map(({ name, label, sends, sentence }) =>
        element(
          "tr",
          { "data-sends": sends },
          element("td", {}, name),
          element("td", {}, label),
          element("td", { class: "quiet" }, sentence),
        ),
      ),
    ),
  );
}
