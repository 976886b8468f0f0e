/** What a typed line becomes, by the newest inspection. */
import type { ExpansionView } from "../../protocol/expansion";
import { localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";

/** Asked again while runs overtake the question. */
export async function expandLine(session: Session, target: Target, line: string): Promise<ExpansionView> {
  const { inspections } = session;
  for (let attempt = 0; attempt < 5; attempt++) {
    const summary = (await inspections.settled(target))?.summary;
    if (!summary) break;
    const answer = await inspections.expand(target, summary.revision, line, null);
    if (answer.kind === "current") return answer.value;
  }
  throw new Error(localize("worker.stale"));
}
