/** The difference to the other side of a comparison: its section of the tree, and the card of one change. */
import type { ComparedView } from "../../src/protocol/messages";
import type { ChangeRow } from "../../src/protocol/view";
import { counted, inSentences, phrase, type Phrases } from "../../src/protocol/words";
import { button } from "../ui/controls";
import { element, type Child } from "../ui/dom";
import { bare, noteNode, section, type TreeNode } from "./nodes";
import type { Page } from "./page";

/** The section, first in the tree; none where nothing is compared, nothing differs, or it is not known yet. */
export function changesSection(compared: ComparedView | null, words: Phrases): readonly TreeNode[] {
  const comparison = compared?.comparison;
  if (!compared || !comparison) return [];
  const { rows, moreFiles, tokens } = comparison;
  const rest = moreFiles === 0 ? [] : [noteNode("change:more", counted(words, "change.moreFiles", moreFiles))];
  const title = phrase(words, "change.section", { other: compared.other });
  return rows.length === 0 ? [] : [section("section:changes", title, tokens, [...rows.map(changeNode), ...rest])];
}

function changeNode(row: ChangeRow): TreeNode {
  return {
    ...bare,
    id: row.id,
    title: row.title,
    description: row.description,
    name: row.accessibleName,
    note: row.tokens,
    icon: row.change,
    subject: { kind: "change", row },
  };
}

/** What can be done with one change. */
export function changeActions(page: Page, row: ChangeRow, open: readonly HTMLElement[]): readonly HTMLElement[] {
  const { strings } = page.words();
  const action = (text: string, onPress: () => void) => button([text], { kind: "quiet", onPress });
  const target = row.row;
  return [
    ...(target === null ? [] : [action(strings["change.showLayer"], () => page.select(target, "host"))]),
    ...open,
    action(strings["whatIf.text"], () => page.run("compareAsText")),
  ];
}

/** The banner: what is supposed, what the view is compared with, and the way back. */
export function comparedNotice(page: Page, { whatIf, other, comparison, problem }: ComparedView): readonly Child[] {
  const words = page.words();
  const { strings } = words;
  const action = (text: string, onPress: () => void) => button([text], { kind: "quiet", onPress });
  const head =
    whatIf === null
      ? phrase(words, "change.with", { other })
      : inSentences(words, [phrase(words, "whatIf.banner", { what: whatIf }), strings["whatIf.nothingWritten"]]);
  const what = problem ?? comparison?.sentence ?? strings["change.working"];
  return [
    element("span", {}, element("strong", {}, head), strings["between.sentences"], what),
    whatIf === null
      ? action(strings["change.stop"], () => page.run("stopComparing"))
      : action(strings["whatIf.back"], () => page.run("backToReal")),
    action(strings["whatIf.text"], () => page.run("compareAsText")),
    whatIf === null ? null : action(strings["whatIf.commandLine"], () => page.run("copyCommandLine")),
  ];
}
