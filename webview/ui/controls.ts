/**
 * The only door to the control library. What leaves this file are plain elements and our own words, so that another
 * library can take its place by rewriting one file.
 *
 * The library has to be part of the one bundle that the page loads by its own script tag: it reads the theme on the
 * window's `load` event, and loaded later it would keep its built-in dark blue for ever.
 */
import {
  provideVSCodeDesignSystem,
  vsCodeButton,
  vsCodeProgressRing,
  vsCodeTextField,
} from "@vscode/webview-ui-toolkit";
import { visible } from "../../src/protocol/visible";
import { element, fillWith, setAttributes, setText, type Child } from "./dom";

/** Registers the controls that the page uses, and no others. */
export function registerControls(): void {
  provideVSCodeDesignSystem().register(vsCodeButton(), vsCodeProgressRing(), vsCodeTextField());
}

/** `primary` is the one thing to do; `quiet` looks like a link; `picker` opens a choice. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "picker";

export interface ButtonOptions {
  readonly kind: ButtonKind;
  /** Shown when the pointer rests on it. */
  readonly title?: string;
  /** The name for screen readers, where the text alone does not say enough. It starts with the text. */
  readonly name?: string;
  readonly expanded?: boolean;
  readonly onPress: () => void;
}

/** A button with text or other content in it. */
export function button(content: readonly Child[], options: ButtonOptions): HTMLElement {
  const made = document.createElement("vscode-button");
  const { kind, title, name, expanded } = options;
  made.className = `button button-${kind}`;
  made.setAttribute("appearance", kind === "primary" ? "primary" : "secondary");
  if (title !== undefined) setAttributes(made, { title });
  if (name !== undefined) setAttributes(made, { "aria-label": name });
  // The library hands on this property alone: it does not see the attribute.
  if (expanded !== undefined) made.ariaExpanded = String(expanded);
  fillWith(made, ...content);
  made.addEventListener("click", options.onPress);
  return made;
}

/** Whether a button that is a switch is on. The library hands on the property alone. */
export function setPressed(target: HTMLElement, isOn: boolean): void {
  target.ariaPressed = String(isOn);
}

export interface TextField {
  readonly element: HTMLElement;
  focus(): void;
  /** Another name, hint and text from now on. */
  set(to: { readonly name: string; readonly placeholder: string; readonly value: string }): void;
}

/** A field for one line of text, told at every letter. */
export function textField(options: {
  readonly name: string;
  readonly placeholder: string;
  readonly onInput: (text: string) => void;
}): TextField {
  const made = document.createElement("vscode-text-field") as HTMLElement & { value: string };
  made.className = "field";
  // The library takes the field's content for its name; the sheet hides it.
  setText(made, options.name);
  made.setAttribute("placeholder", options.placeholder);
  made.addEventListener("input", () => options.onInput(made.value));
  const input = () => made.shadowRoot?.querySelector("input");
  return {
    element: made,
    focus: () => {
      input()?.focus();
      input()?.select();
    },
    set: ({ name, placeholder, value }) => {
      setText(made, name);
      // The library hands this on to the input in it.
      made.ariaLabel = visible(name);
      made.setAttribute("placeholder", visible(placeholder));
      made.value = value;
    },
  };
}

/** A sign that something is under way. The words beside it say what. */
export function progress(): HTMLElement {
  const made = document.createElement("vscode-progress-ring");
  made.className = "progress";
  setAttributes(made, { "aria-hidden": "true" });
  return made;
}

/** Whether the Tab key stops at a button. Its real button is inside; on the element itself ARIA would want a role too. */
function setReachable(target: HTMLElement, isReachable: boolean): void {
  target.shadowRoot?.querySelector("button")?.setAttribute("tabindex", isReachable ? "0" : "-1");
}

/** Several buttons in a row that are one stop for the Tab key; the arrow keys walk them. */
export function toolbar(kind: string, name: string, ...parts: readonly HTMLElement[]): HTMLElement {
  const bar = element("div", { class: kind, role: "toolbar", "aria-label": name }, ...parts);
  const setStop = (stop: Element | null) => {
    for (const one of bar.querySelectorAll<HTMLElement>(".button")) setReachable(one, one === stop);
  };
  // The library draws a control when it is put into the page, which whoever called has done by then.
  queueMicrotask(() => setStop(bar.querySelector(".button:focus-within") ?? bar.querySelector(".button")));
  bar.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) setStop(target.closest(".button"));
  });
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...bar.querySelectorAll<HTMLElement>(".button")];
    const at = all.findIndex((one) => one.contains(document.activeElement));
    const next = all[at + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });
  return bar;
}
