/** A report: sentences and tables in a page of their own, as plain data that one view draws. */
import type { Severity } from "../engine/types";

export interface ReportView {
  readonly title: string;
  readonly sentences: readonly ReportNote[];
  readonly actions: readonly ReportAction[];
  readonly tables: readonly ReportTable[];
}

/** A sentence or a remark; a severity gives it a sign. */
export interface ReportNote {
  readonly text: string;
  readonly severity: Severity | null;
}

export interface ReportAction {
  /** Told to the host when it is chosen. */
  readonly id: string;
  readonly title: string;
  readonly primary: boolean;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  /** As many cells as there are columns; the first names its row. */
  readonly rows: readonly (readonly ReportCell[])[];
  /** Said in the place of a table without rows. */
  readonly empty: string;
}

export interface ReportColumn {
  readonly title: string;
  /** Numbers stand at the right. */
  readonly isNumber: boolean;
}

export interface ReportCell {
  readonly text: string;
  /** Quiet words below it. */
  readonly notes: readonly ReportNote[];
  /** What choosing it does; null for plain text. */
  readonly link:
    | { readonly kind: "file"; readonly path: string; readonly line: number }
    | { readonly kind: "action"; readonly id: string }
    | null;
}

export function textCell(text: string, notes: readonly ReportNote[] = []): ReportCell {
  return { text, notes, link: null };
}
