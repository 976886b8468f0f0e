/** Summaries of folders in memory, for the parts of the host that draw them. */
import type { InspectRequest } from "../../../src/engine/types";
import { hostTexts } from "../../../src/host/texts";
import type { Localize } from "../../../src/host/localize";
import { fill } from "../../../src/engine/texts/fill";
import { english } from "../../../src/protocol/english";
import type { TargetView } from "../../../src/protocol/messages";
import { summarise } from "../../../src/protocol/summary";
import type { Summary } from "../../../src/protocol/view";
import { type Files, inspectFiles } from "../inspectInMemory";

export const view: TargetView = {
  folderName: "p",
  relativeCwd: "",
  versionChosenBy: "newest",
  home: "/h",
  docsDir: null,
};

export function summaryOf(files: Files, overrides: Partial<InspectRequest> = {}, revision = 1): Summary {
  return summarise(inspectFiles(files, overrides), view, revision, 0, english);
}

/** The host's sentences in English. */
export const say: Localize = (key, values = {}) => fill(hostTexts[key], values);
