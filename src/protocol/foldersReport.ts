/** The folders of a workspace side by side: what each gets, and from where. */
import { dirname } from "./place";
import { textCell, type ReportCell, type ReportView } from "./report";
import type { Row, Summary } from "./view";
import { counted, listed, phrase, type Phrases } from "./words";

export interface FolderSurvey {
  readonly folderName: string;
  /** In the order of their paths: those that were read. */
  readonly summaries: readonly Summary[];
  /** How many folders there were to read. */
  readonly found: number;
  /** Whether there were more than are listed. */
  readonly isCut: boolean;
}

export function foldersReport({ folderName, summaries, found, isCut }: FolderSurvey, words: Phrases): ReportView {
  const { strings } = words;
  const done = summaries.length;
  const partly = { done: words.number(done), all: words.number(found) };
  const columns = ["folder", "tokens", "layers", "skills", "templates", "leftOut"] as const;
  return {
    title: phrase(words, "folders.title", { folder: folderName }),
    sentences: [
      { text: strings["folders.lead"], severity: null },
      ...(done < found ? [{ text: phrase(words, "folders.partly", partly), severity: "warning" as const }] : []),
      ...(isCut
        ? [{ text: phrase(words, "folders.limit", { count: partly.all }), severity: "information" as const }]
        : []),
    ],
    actions: [],
    tables: [
      {
        title: strings["folders.table"],
        empty: strings["folders.empty"],
        columns: columns.map((column) => ({
          title: strings[`folders.column.${column}`],
          isNumber: column === "tokens" || column === "skills" || column === "templates",
        })),
        rows: summaries.map((summary) => rowOf(summary, summaries, words)),
      },
    ],
  };
}

function rowOf(summary: Summary, all: readonly Summary[], words: Phrases): readonly ReportCell[] {
  const { relativeCwd, folderName, cwd, totals, templates, skills, leftOut, outcome } = summary;
  const count = (value: number) => textCell(words.number(value));
  const severe = leftOut.parts.find(({ severity }) => severity === "error" || severity === "warning")?.severity ?? null;
  const remarks = listed(
    words,
    leftOut.parts.map(({ label }) => label),
  );
  return [
    {
      text: relativeCwd === "" ? folderName : relativeCwd,
      notes: outcome.kind === "prompt" ? [] : [{ text: outcome.message, severity: "error" }],
      link: { kind: "action", id: cwd },
    },
    count(totals.tokens),
    layersCell(summary, all, words),
    count(skills.filter(({ inPrompt }) => inPrompt).length),
    count(templates.filter(({ reachable }) => reachable).length),
    textCell(words.number(leftOut.total), remarks === "" ? [] : [{ text: remarks, severity: severe }]),
  ];
}

/** The texts that people wrote. A folder that gets what the one above it gets says so, so that differences stand out. */
function layersCell(summary: Summary, all: readonly Summary[], words: Phrases): ReportCell {
  const own = textsOf(summary.rows);
  const above = nearestAbove(summary, all);
  if (above && sameTexts(own, textsOf(above.rows))) {
    const folder = above.relativeCwd === "" ? above.folderName : above.relativeCwd;
    return textCell("", [{ text: phrase(words, "folders.same", { folder }), severity: null }]);
  }
  if (own.length === 0) return textCell("", [{ text: words.strings["folders.noTexts"], severity: null }]);
  return textCell(
    "",
    own.map(({ title, description, tokens }) => ({
      text: `${title} · ${description} · ${counted(words, "count.tokens", tokens)}`,
      severity: null,
    })),
  );
}

function textsOf(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => [
    ...(row.kind === "contextFile" || row.kind === "custom" || row.kind === "addendum" ? [row] : []),
    ...textsOf(row.children),
  ]);
}

function sameTexts(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every(({ path }, index) => path !== null && path === other[index]?.path);
}

function nearestAbove({ cwd }: Summary, all: readonly Summary[]): Summary | undefined {
  for (let at = dirname(cwd); at !== dirname(at); at = dirname(at)) {
    const found = all.find((summary) => summary.cwd === at);
    if (found) return found;
  }
  return undefined;
}
