/** What a report for others holds, before it becomes Markdown or HTML: facts, the layers, what is missing, the text. */
import { filesLeftOut } from "../inSummary";
import { placesOf, shortFolder } from "../place";
import type { ReportColumn } from "../report";
import type { Row, Summary } from "../view";
import type { StringKey } from "../strings";
import { visible } from "../visible";
import { listed, phrase, type Words } from "../words";

export interface ExportDocument {
  readonly title: string;
  readonly facts: readonly string[];
  readonly tables: readonly ExportTable[];
  readonly textTitle: string;
  readonly text: string;
}

export interface ExportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** `whatIf` names what is supposed; null for the real state. */
export function exportDocument(
  summary: Summary,
  text: string,
  { whatIf, masked }: { readonly whatIf: string | null; readonly masked: boolean },
  words: Words,
): ExportDocument {
  const { strings } = words;
  const { folderName, relativeCwd, pi, trust, size, outcome } = summary;
  const folder = relativeCwd === "" ? folderName : `${folderName}/${relativeCwd}`;
  const about = [
    phrase(words, "export.pi", { version: pi.version }),
    phrase(words, "export.trust", { trust: trust.label }),
    size.sentence,
  ];
  const texts = (key: StringKey): ReportColumn => ({ title: strings[key], isNumber: false });
  const places = placesOf(summary.cwd, summary);
  const folderOf = (path: string) => visible(shortFolder(places, path));
  return {
    title: phrase(words, "export.title", { folder }),
    facts: [
      listed(words, about),
      trust.sentence,
      ...(outcome.kind === "prompt"
        ? []
        : [phrase(words, "between.headAndText", { head: strings[`state.${outcome.kind}`], text: outcome.message })]),
      ...(pi.note === null ? [] : [pi.note]),
      ...(whatIf === null ? [] : [phrase(words, "export.whatIf", { what: whatIf })]),
      ...(masked ? [strings["export.masked"]] : []),
    ],
    tables: [
      {
        title: strings["export.layers"],
        columns: [texts("export.layer"), texts("export.from"), { title: strings["export.tokens"], isNumber: true }],
        rows: layerRows(summary.rows, words, 0),
      },
      {
        title: strings["export.leftOut"],
        columns: [texts("export.file"), texts("export.from"), texts("export.state")],
        rows: filesLeftOut(summary).map(({ title, path, description }) => [title, folderOf(path), description]),
      },
      {
        title: strings["export.runTime"],
        columns: [texts("export.file"), texts("export.state")],
        rows: summary.unknowns.map(({ title, reason }) => [title, reason]),
      },
    ].filter(({ rows }) => rows.length > 0),
    textTitle: strings["export.text"],
    text,
  };
}

/** Children stand under their layer, a step to the right. */
function layerRows(rows: readonly Row[], words: Words, depth: number): readonly (readonly string[])[] {
  return rows.flatMap(({ title, description, tokens, children }) => [
    [`${"\u2003".repeat(depth)}${title}`, description, words.number(tokens)],
    ...layerRows(children, words, depth + 1),
  ]);
}
