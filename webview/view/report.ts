/** A report: sentences and tables, by keyboard and by ear as any page. */
import type { ReportCell, ReportNote, ReportTable, ReportView } from "../../src/protocol/report";
import { button } from "../ui/controls";
import { element, fillWith, type Child } from "../ui/dom";
import { keepFocus } from "../ui/held";
import { icon } from "../ui/icon";
import type { Page, Pane } from "./page";

export function createReport(page: Page): Pane {
  const box = element("article", { class: "report", tabindex: -1 });
  return {
    element: box,
    draw: (now, before) => {
      const state = now.page?.kind === "report" ? now.page : null;
      if (state === null || state === before?.page) return;
      const scrolled = box.scrollTop;
      const draw = () => {
        fillWith(box, ...contentOf(page, state.report));
        box.scrollTop = scrolled;
      };
      keepFocus(box, draw, "words", () => box.focus());
    },
  };
}

function contentOf(page: Page, { title, sentences, actions, tables }: ReportView): readonly Child[] {
  const { strings } = page.words();
  return [
    element("h1", {}, title),
    ...sentences.map((sentence) => element("p", { class: "sentence", ...severityOf(sentence) }, ...signed(sentence))),
    element(
      "div",
      { class: "report-actions" },
      ...actions.map((action) =>
        button([action.title], {
          kind: action.primary ? "primary" : "secondary",
          onPress: () => page.run("reportAction", { row: action.id }),
        }),
      ),
      button([icon("refresh"), element("span", { class: "only-heard" }, strings["report.refresh"])], {
        kind: "quiet",
        title: strings["report.refresh"],
        onPress: () => page.run("refresh"),
      }),
    ),
    ...tables.flatMap((table) => drawTable(page, table)),
  ];
}

function drawTable(page: Page, { title, columns, rows, empty }: ReportTable): readonly Child[] {
  const heading = element("h2", {}, title, " ", element("span", { class: "quiet" }, page.words().number(rows.length)));
  if (rows.length === 0) return [heading, element("p", { class: "quiet" }, empty)];
  const numberClass = (index: number) => (columns[index]?.isNumber ? { class: "number" } : {});
  return [
    heading,
    element(
      "div",
      { class: "table-box" },
      element(
        "table",
        { "aria-label": title },
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ...columns.map((column, index) => element("th", { ...numberClass(index), scope: "col" }, column.title)),
          ),
        ),
        element(
          "tbody",
          {},
          ...rows.map((cells) =>
            element(
              "tr",
              {},
              ...cells.map((cell, index) =>
                index === 0
                  ? element("th", { scope: "row" }, ...drawCell(page, cell))
                  : element("td", numberClass(index), ...drawCell(page, cell)),
              ),
            ),
          ),
        ),
      ),
    ),
  ];
}

function drawCell(page: Page, { text, notes, link }: ReportCell): readonly Child[] {
  const shown =
    link === null
      ? element("span", { class: "cell-text" }, text)
      : button([text], {
          kind: "quiet",
          onPress: () =>
            link.kind === "file"
              ? page.run("openSource", { path: link.path, line: link.line })
              : page.run("reportAction", { row: link.id }),
        });
  return [
    text === "" ? null : shown,
    ...notes.map((one) => element("div", { class: "cell-note", ...severityOf(one) }, ...signed(one))),
  ];
}

function severityOf({ severity }: ReportNote) {
  return severity === null ? {} : { "data-severity": severity };
}

function signed({ text, severity }: ReportNote): readonly Child[] {
  if (severity === null) return [text];
  return [icon(severity === "error" || severity === "warning" ? severity : "information"), element("span", {}, text)];
}
