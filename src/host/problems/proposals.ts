/** Texts as a fix would leave them, for the right side of a comparison. Nothing of them is on any disk. */
import { Uri, workspace } from "vscode";
import type { Ending } from "../event";

export const proposalScheme = "pi-prompt-proposal";

export interface Proposals extends Ending {
  /** The address of a text; it stands under the path that it would have. */
  add(path: string, text: string): Uri;
  clear(): void;
}

export function createProposals(): Proposals {
  const texts = new Map<string, string>();
  let last = 0;
  const registration = workspace.registerTextDocumentContentProvider(proposalScheme, {
    provideTextDocumentContent: (uri) => texts.get(uri.query) ?? "",
  });
  return {
    add: (path, text) => {
      const key = String(++last);
      texts.set(key, text);
      return Uri.file(path).with({ scheme: proposalScheme, query: key });
    },
    clear: () => texts.clear(),
    dispose: () => registration.dispose(),
  };
}
