/** The bar of Find: what is looked for, how, how many places there are, and the way through them. */
import { counted, headed, listed, phrase, type Phrases } from "../../src/protocol/words";
import { placeNow, placesOf, unreadOf, type Finder, type FindState, type Place, type UnreadNode } from "../find";
import { button, setPressed, textField, type TextField } from "../ui/controls";
import { element, fillWith, setAttributes, setText } from "../ui/dom";
import { icon } from "../ui/icon";
import { createFoundFile, headOf } from "./foundFile";
import type { Page, Pane } from "./page";

export interface FindBar extends Pane {
  focus(): void;
}

/** So many files are named that were not looked through. */
const mostNamed = 3;

/** `onClose` gives the focus to the place that was shown. */
export function createFindBar(page: Page, finder: Finder, onClose: (place: Place | undefined) => void): FindBar {
  const result = element("span", { class: "find-result quiet" });
  const controls = element("div", { class: "find-controls" });
  const unread = element("p", { class: "find-unread quiet" });
  const foundFile = createFoundFile(page);
  const parts = [controls, result, foundFile.element, unread];
  const bar = element("div", { class: "find-bar", role: "search", hidden: true }, ...parts);
  let field: TextField | null = null;
  let toggles: readonly { readonly element: HTMLElement; readonly isOn: (find: FindState) => boolean }[] = [];

  const close = () => {
    const place = placeNow(page, page.store.get());
    finder.close();
    onClose(place);
  };

  /** Built once, so that what is being typed stays. The words come with the first state. */
  const build = (words: Phrases): void => {
    const { strings } = words;
    field = textField({
      name: strings["find.field"],
      placeholder: strings["find.placeholder"],
      onInput: (text) => finder.search({ text }),
    });
    const matchCase = toggle("Aa", strings["find.matchCase"], () =>
      finder.search({ matchCase: !page.store.get().find?.query.matchCase }),
    );
    const isPattern = toggle(".*", strings["find.pattern"], () =>
      finder.search({ isPattern: !page.store.get().find?.query.isPattern }),
    );
    toggles = [
      { element: matchCase, isOn: ({ query }) => query.matchCase },
      { element: isPattern, isOn: ({ query }) => query.isPattern },
    ];
    const press = (name: string, sign: "up" | "down" | "close", onPress: () => void) =>
      button([icon(sign)], { kind: "quiet", title: name, name, onPress });
    fillWith(
      controls,
      field.element,
      matchCase,
      isPattern,
      press(strings["find.previous"], "up", () => finder.step(-1)),
      press(strings["find.next"], "down", () => finder.step(1)),
      press(strings["find.close"], "close", close),
    );
  };

  bar.addEventListener("keydown", (event) => {
    const onField = field?.element.contains(event.target as Node) ?? false;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && onField) finder.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  let said = "";
  /** Each answer and each step is one sentence for who listens; an update is only where it says something else. */
  const say = (now: FindState, before: FindState | null, places: readonly Place[]): void => {
    const words = page.words();
    const isStep = before !== null && before !== now && before.answer === now.answer;
    const isUpdate = !isStep && before !== null && before.answer !== null;
    const place = placeText(words, places[now.at]);
    const rest = isStep ? "" : unreadText(words, unreadOf(page, page.store.get()));
    const tail = place === "" ? rest : headed(words, place, [rest]);
    const sentence = headed(words, resultOf(words, now, places), [tail]);
    if (!isUpdate || sentence !== said) page.say(sentence);
    said = sentence;
  };

  return {
    element: bar,
    draw: (now, before) => {
      const isSame = now.find === before?.find && now.page === before?.page && now.filter === before?.filter;
      if (isSame) return;
      setAttributes(bar, { hidden: now.find === null });
      if (!now.find) return foundFile.show(undefined);
      if (!field) build(page.words());
      for (const { element: one, isOn } of toggles) setPressed(one, isOn(now.find));
      const places = placesOf(page, now);
      setText(result, resultOf(page.words(), now.find, places));
      setText(unread, unreadText(page.words(), unreadOf(page, now)));
      setAttributes(unread, { hidden: unread.textContent === "" });
      foundFile.show(places[now.find.at]);
      if (now.find.answer !== null && now.find.query.text !== "") say(now.find, before?.find ?? null, places);
    },
    focus: () => field?.focus(),
  };
}

function toggle(label: string, name: string, onPress: () => void): HTMLElement {
  return button([label], { kind: "quiet", title: name, name: `${label}: ${name}`, onPress });
}

/** Where a place is: the focus stays in the field, so nothing else says it. */
function placeText(words: Phrases, place: Place | undefined): string {
  if (place?.kind === "file") return headOf(words, place);
  if (place?.kind === "text") return phrase(words, "find.line", { line: words.number(place.match.line + 1) });
  return place?.node.name ?? "";
}

/** "3 of 15: 12 in the text, 2 in 1 file left out, 1 layer". */
function resultOf(words: Phrases, { query, answer, at }: FindState, places: readonly Place[]): string {
  const { strings } = words;
  if (query.text === "") return "";
  if (answer === null) return strings["find.searching"];
  if (answer.kind === "invalid") return phrase(words, "find.invalid", { message: answer.message });
  if (answer.kind === "tooLong") return strings["find.tooLong"];
  if (places.length === 0) return strings["find.nothing"];
  const inText = places.filter(({ kind }) => kind === "text").length;
  const rows = places.flatMap((place) => (place.kind === "row" ? [place.node.subject.kind] : []));
  const layers = rows.filter((kind) => kind === "layer").length;
  const named = rows.length - layers;
  const number = at === -1 ? "?" : words.number(at + 1);
  const parts = [
    answer.more
      ? phrase(words, "find.moreInText", { count: words.number(inText) })
      : counted(words, "find.inText", inText),
    inFiles(words, places, answer.leftOut.more),
    ...(layers > 0 ? [counted(words, "find.layers", layers)] : []),
    ...(named > 0 ? [counted(words, "find.files", named)] : []),
  ];
  return phrase(words, "find.result", { number, count: words.number(places.length), parts: listed(words, parts) });
}

/** "2 in 1 file left out"; empty for none. */
function inFiles(words: Phrases, all: readonly Place[], isCut: boolean): string {
  const places = all.filter((place) => place.kind === "file");
  const files = new Set(places.map(({ found }) => found));
  if (files.size === 0) return "";
  const isMore = isCut || [...files].some(({ more }) => more);
  const key = isMore ? "find.moreInFiles" : "find.inFiles";
  return counted(words, key, files.size, { places: words.number(places.length) });
}

/** "Not looked through: big.md (too large), secret.md (cannot be read), 3 more"; empty for none. */
function unreadText(words: Phrases, unread: readonly UnreadNode[]): string {
  if (unread.length === 0) return "";
  // Folders come last: a file that cannot be read is more of a surprise.
  const files = unread.filter(({ why }) => why !== "folder");
  const named = [...files, ...unread.filter(({ why }) => why === "folder")].slice(0, mostNamed);
  const more = unread.length - named.length;
  const parts = [
    ...named.map(({ node, why }) => phrase(words, `find.unread.${why}`, { title: node.title })),
    ...(more > 0 ? [counted(words, "find.unreadMore", more)] : []),
  ];
  return phrase(words, "find.unread", { files: listed(words, parts) });
}
