/** The explorer's letters, of the target that the sidebar shows. */
import { EventEmitter, window, type Uri } from "vscode";
import { isWanted } from "../configuration";
import { createEndings, type Ending } from "../event";
import { hostPhrases, localize } from "../localize";
import { windowPathOf, type Session } from "../session";
import { windowPath, windowUri } from "../virtual/window";
import { followActive } from "./followActive";
import { marksOf, type Mark } from "./marks";

export function createDecorations(session: Session): Ending {
  const changed = new EventEmitter<Uri[]>();
  const endings = createEndings(changed);
  /** By the window's own path. */
  let marks: ReadonlyMap<string, Mark> = new Map();

  const draw = () => {
    const before = marks;
    marks = marksNow(session);
    const isOther = (path: string) => JSON.stringify(before.get(path)) !== JSON.stringify(marks.get(path));
    const paths = [...new Set([...before.keys(), ...marks.keys()])].filter(isOther);
    if (paths.length > 0) changed.fire(paths.map(windowUri));
  };

  endings.add(
    window.registerFileDecorationProvider({
      onDidChangeFileDecorations: changed.event,
      provideFileDecoration: (uri) => marks.get(windowPath(uri) ?? ""),
    }),
  );
  endings.add(followActive(session, draw));
  draw();
  return endings;
}

function marksNow(session: Session): ReadonlyMap<string, Mark> {
  const target = session.targets.active();
  const summary = target && session.inspections.state(target)?.summary;
  if (!target || !summary || !isWanted("explorerDecorations")) return new Map();
  const byRealPath = marksOf(summary, hostPhrases(), localize);
  return new Map([...byRealPath].map(([path, mark]) => [windowPathOf(session, target, path), mark]));
}
