/** The fixes of a finding as the disk is now. */
import type { ToldFix } from "../worker/messages";
import type { Session } from "../session";
import type { Target } from "../target";

/** Runs that overtake the question this often belong to a disk that does not stand still. */
const mostAttempts = 3;

/** Asked again while runs overtake the question; null when they go on doing so. The target has to be followed. */
export async function fixesNow(
  { inspections }: Session,
  target: Target,
  finding: string,
): Promise<readonly ToldFix[] | null> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const summary = (await inspections.settled(target))?.summary;
    if (!summary) return null;
    const answer = await inspections.fixes(target, summary.revision, finding);
    if (answer.kind === "current") return answer.value;
  }
  return null;
}
