/** What the page is shown of a target: its inspection, or why there is none yet. */
import type { ComparedView, PageState } from "../../protocol/messages";
import type { Strings } from "../../protocol/strings";
import type { InspectionState } from "../inspections";
import type { Localize } from "../localize";

/** What the page is shown of the window around it. */
export interface WindowState {
  /** Real paths of files with unsaved changes. */
  readonly unsaved: ReadonlySet<string>;
  readonly isRestricted: boolean;
  /** That the folder is on no disk, in words; null for one that is on one. */
  readonly model: string | null;
}

export function pageState(
  state: InspectionState | undefined,
  { unsaved, isRestricted, model }: WindowState,
  compared: ComparedView | null,
  localize: Localize,
  strings: Strings,
): PageState {
  if (state === undefined) return noFolder(localize, strings);
  const { summary, status, dependencies, target } = state;
  if (summary !== null) {
    const dirty = [...unsaved].filter((path) => dependencies.has(path)).sort();
    return { kind: "inspection", summary, status, unsaved: dirty, isRestricted, model, compared, strings };
  }
  const failed = status.kind === "failed" ? status : null;
  return {
    kind: "empty",
    title: localize(failed ? "empty.failed.title" : "empty.first.title"),
    text: failed ? failed.message : localize("empty.first.text", { folder: target.cwd }),
    busy: failed === null,
    command: failed ? "refresh" : null,
    commandTitle: failed ? localize("empty.failed.command") : null,
    strings,
  };
}

/** Nothing to inspect: a window without folder and file. */
export function noFolder(localize: Localize, strings: Strings): PageState {
  return {
    kind: "empty",
    title: localize("empty.noFolder.title"),
    text: localize("empty.noFolder.text"),
    busy: false,
    command: "openFolder",
    commandTitle: localize("empty.noFolder.command"),
    strings,
  };
}
