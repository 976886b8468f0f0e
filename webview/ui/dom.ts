/** Makes elements. All text goes through here as text nodes and attributes, with unseen characters made visible. */
import { visible } from "../../src/protocol/visible";

export type Child = Node | string | null;

export interface Attributes {
  readonly class?: string;
  readonly role?: string;
  readonly title?: string | undefined;
  readonly id?: string;
  readonly tabindex?: number;
  readonly hidden?: boolean;
  readonly scope?: "col" | "row";
  readonly [name: `aria-${string}` | `data-${string}`]: string | number | boolean | undefined;
}

/** One element with attributes and children; strings become text nodes, null is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...nodesOf(children));
  return made;
}

/** Sets attributes; `undefined` and a false `hidden` take them off. */
export function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes) as [string, string | number | boolean | undefined][]) {
    if (value === undefined || (name === "hidden" && value === false)) target.removeAttribute(name);
    else target.setAttribute(name, visible(String(value)));
  }
}

/** Puts new children in the place of the old ones. */
export function fillWith(target: Element, ...children: readonly Child[]): void {
  target.replaceChildren(...nodesOf(children));
}

/** Sets text only where it changed, so that a selection in it survives. */
export function setText(target: Element, text: string): void {
  const shown = visible(text);
  if (target.textContent !== shown) target.textContent = shown;
}

function nodesOf(children: readonly Child[]): Node[] {
  return children.flatMap((child) =>
    child === null ? [] : [typeof child === "string" ? document.createTextNode(visible(child)) : child],
  );
}
