/**
 * The keys of the tree, as the ARIA pattern and VS Code's own trees have them; typing jumps to a title. What has a key of
 * its own beside the pattern is a command, whose key VS Code resolves.
 */
import type { VisibleNode } from "./nodes";

export interface TreeMoves {
  rows(): readonly VisibleNode[];
  active(): number;
  select(index: number): void;
  setOpen(row: VisibleNode, open: boolean): void;
  openSiblings(row: VisibleNode): void;
  openSource(row: VisibleNode): void;
  showText(row: VisibleNode): void;
  /** Moves the focus to what can be done with the row. */
  toCard(): void;
}

/** Letters typed within this time belong together. */
const typingPause = 700;

export function createTreeKeys(moves: TreeMoves): (event: KeyboardEvent) => void {
  let typed = "";
  let lastTyped = 0;

  const move = (row: VisibleNode, index: number, key: string): boolean => {
    const last = moves.rows().length - 1;
    switch (key) {
      case "ArrowDown":
        moves.select(Math.min(last, index + 1));
        return true;
      case "ArrowUp":
        moves.select(Math.max(0, index - 1));
        return true;
      case "Home":
        moves.select(0);
        return true;
      case "End":
        moves.select(last);
        return true;
      case "PageDown":
        moves.select(Math.min(last, index + 10));
        return true;
      case "PageUp":
        moves.select(Math.max(0, index - 10));
        return true;
      case "ArrowRight":
        if (row.open === false) moves.setOpen(row, true);
        else if (row.open) moves.select(index + 1);
        else moves.toCard();
        return true;
      case "ArrowLeft":
        if (row.open) moves.setOpen(row, false);
        else if (row.parent !== null) moves.select(moves.rows().findIndex(({ node }) => node.id === row.parent));
        return true;
      case "Enter":
        if (row.node.subject.kind === "section" || row.node.subject.kind === "group") moves.setOpen(row, !row.open);
        else moves.openSource(row);
        return true;
      case " ":
        moves.showText(row);
        return true;
      case "*":
        moves.openSiblings(row);
        return true;
      case "ContextMenu":
        moves.toCard();
        return true;
      default:
        return false;
    }
  };

  const type = (index: number, letter: string, time: number): boolean => {
    typed = time - lastTyped > typingPause ? letter : typed + letter;
    lastTyped = time;
    const rows = moves.rows();
    // The first letter looks behind the active row; more letters may keep it.
    const from = typed.length === 1 ? index + 1 : index;
    for (let step = 0; step < rows.length; step++) {
      const at = (from + step) % rows.length;
      if (!rows[at]?.node.title.toLowerCase().startsWith(typed.toLowerCase())) continue;
      moves.select(at);
      return true;
    }
    return true;
  };

  return (event) => {
    const index = moves.active();
    const row = moves.rows()[index];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    // Keyboards without the key for the context menu have this one.
    const key = event.key === "F10" && event.shiftKey ? "ContextMenu" : event.key;
    const typing = typed !== "" && event.timeStamp - lastTyped <= typingPause;
    const isLetter = [...key].length === 1 && (key !== " " || typing) && key !== "*" && key !== "?";
    const handled = isLetter ? type(index, key, event.timeStamp) : move(row, index, key);
    if (!handled) return;
    // VS Code must not act on the same key.
    event.preventDefault();
    event.stopPropagation();
  };
}
