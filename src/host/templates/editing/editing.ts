/** What helps while a template's file is edited. */
import { createEndings, type Ending } from "../../event";
import type { Session } from "../../session";
import { createHighlights } from "./highlight";
import { createLanguage } from "./language";
import { createLenses } from "./lenses";

/** `lastArguments` gives the arguments that the template in a file was last filled with. */
export function createEditing(session: Session, lastArguments: (path: string) => string): Ending {
  return createEndings(createHighlights(session), createLanguage(session, lastArguments), createLenses(session));
}
