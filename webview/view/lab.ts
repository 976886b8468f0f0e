/**
 * The template lab: type arguments, and see how pi splits them, what the message becomes, what stands for each
 * placeholder, and what each way into pi sends. All of it is text of files: text nodes only.
 */
import type { ExpansionView } from "../../src/protocol/expansion";
import type { Reply } from "../../src/protocol/channel";
import type { Revised } from "../../src/protocol/messages";
import { basename } from "../../src/protocol/place";
import type { TemplateRow } from "../../src/protocol/view";
import { phrase } from "../../src/protocol/words";
import { textField } from "../ui/controls";
import { element, fillWith, setAttributes, setText } from "../ui/dom";
import { keepFocus } from "../ui/held";
import { heardOf, resultOf } from "./labResult";
import { findNode } from "./nodes";
import { summaryOf, type Page, type Pane } from "./page";
import type { PanelState } from "../store";

export interface LabPane extends Pane {
  focus(): void;
  /** Whether a template is selected, so that the lab stands in the place of the text. */
  isShown(): boolean;
}

export type Expand = (request: {
  readonly revision: number;
  readonly line: string;
}) => Promise<Reply<Revised<ExpansionView>>>;

export function createLab(page: Page, expand: Expand): LabPane {
  const result = element("div", { class: "lab-result" });
  const field = textField({ name: "", placeholder: "", onInput: (text) => type(text) });
  // The field itself has this name for those who hear it.
  const label = element("div", { class: "lab-label", "aria-hidden": "true" });
  const pane = element("section", { class: "lab", hidden: true }, label, field.element, result);
  let template: TemplateRow | null = null;
  let asked = 0;

  const typedFor = (path: string): string => page.store.get().view.tried[path] ?? "";

  const type = (text: string): void => {
    if (template === null) return;
    const { tried } = page.store.get().view;
    page.store.setView({ tried: { ...tried, [template.path]: text } });
    void look().then((answer) => answer && page.say(heardOf(page.words(), answer)));
  };

  /** Only the newest answer is drawn; null for another. */
  const look = async (): Promise<ExpansionView | null> => {
    const summary = summaryOf(page.store.get());
    if (template === null || !summary) return null;
    const turn = ++asked;
    const shown = template;
    const line = lineOf(shown, typedFor(shown.path));
    const reply = await expand({ revision: summary.revision, line });
    if (turn !== asked) return null;
    if (!reply.ok) {
      const error = phrase(page.words(), "lab.failed", { error: reply.error });
      fillWith(result, element("p", { class: "reason severe" }, error));
      page.say(error);
      return null;
    }
    // A stale answer is followed by a new state, which asks again.
    if (reply.value.kind !== "current") return null;
    const { value } = reply.value;
    keepFocus(result, () => fillWith(result, ...resultOf(page, shown, value)), "place", field.focus);
    return value;
  };

  return {
    element: pane,
    isShown: () => template !== null,
    focus: () => field.focus(),
    draw: (now: PanelState, before: PanelState | null) => {
      const next = selectedTemplate(page, now);
      const changed = next?.id !== template?.id;
      template = next;
      setAttributes(pane, { hidden: next === null });
      if (next === null) return;
      if (changed) {
        fillWith(result);
        const call = `${next.name} ${next.argumentHint ?? ""}`.trimEnd();
        const name = phrase(page.words(), "lab.arguments", { name: call });
        setText(label, name);
        field.set({
          name,
          placeholder: next.argumentHint ?? page.words().strings["lab.noHint"],
          value: typedFor(next.path),
        });
      }
      setAttributes(pane, { "aria-label": phrase(page.words(), "lab.title", { name: next.name }) });
      if (changed || summaryOf(now) !== summaryOf(before)) void look();
    },
  };
}

/** The line that calls a template with what was typed behind its name. */
export function lineOf({ path }: TemplateRow, typed: string): string {
  const name = basename(path).replace(/\.md$/, "");
  return typed.trim() === "" ? `/${name}` : `/${name} ${typed}`;
}

function selectedTemplate(page: Page, { view, page: state }: PanelState): TemplateRow | null {
  if (view.selected === null || state?.kind !== "inspection") return null;
  const subject = findNode(page.nodes(), view.selected)?.node.subject;
  return subject?.kind === "template" ? subject.row : null;
}
