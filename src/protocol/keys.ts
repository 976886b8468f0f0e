/**
 * What can be done in the panel by a key that VS Code resolves, and the default key of each: package.json declares the
 * same, and a test holds both together. VS Code hears every key of a webview, finds the command that the user has bound,
 * and the command comes back to the page as an act.
 */

/** The parts of the panel that can have the keyboard; `other` is the divider, and the page as a whole. */
export const panes = ["header", "tree", "card", "template", "find", "text", "footer", "other"] as const;
export type PaneName = (typeof panes)[number];

export interface DefaultKey {
  /** As package.json writes it. */
  readonly key: string;
  /** The same on a Mac, where it is another. */
  readonly mac?: string;
}

/** By the name that the command has in the host's table. */
export const panelKeys = {
  nextPane: { key: "f6" },
  previousPane: { key: "shift+f6" },
  nextWarning: { key: "alt+down" },
  previousWarning: { key: "alt+up" },
  find: { key: "ctrl+f", mac: "cmd+f" },
  findNext: { key: "f3", mac: "cmd+g" },
  findPrevious: { key: "shift+f3", mac: "shift+cmd+g" },
  openSource: { key: "f12" },
  showInText: { key: "ctrl+enter", mac: "cmd+enter" },
  compareWithWinner: { key: "ctrl+d", mac: "cmd+d" },
  copyLayer: { key: "ctrl+c", mac: "cmd+c" },
  explainFile: { key: "shift+f1" },
  showKeys: { key: "alt+f1" },
} as const satisfies Readonly<Record<string, DefaultKey>>;

/** What a command asks the page to do. */
export type PanelAct = keyof typeof panelKeys;
