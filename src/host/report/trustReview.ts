/** The review before a project is trusted: what the worker found, beside what was marked as reviewed before. */
import type { Memento } from "vscode";
import type { Reviewed } from "../../engine/review/item";
import { markAction, whatIfAction } from "../../protocol/trustReport";
import { askOf } from "../asking";
import { dayAndTime } from "../compare/time";
import type { Session } from "../session";
import { shownCwd, type Target } from "../target";
import { marksIn, withMark } from "./marks";
import type { ReportSource } from "./reportPanel";
import { folderTitle } from "./title";

/** Where the marks are kept: in this machine's own memory of the extension, never in the project. */
const memoryKey = "reviewedTrust";

export function trustReviewSource(
  session: Session,
  memory: Memento,
  target: Target,
  showTrusted: () => void,
): ReportSource {
  const folder = shownCwd(target);
  let seen: Reviewed = {};
  return {
    target,
    title: folderTitle("review.tab", folder),
    load: async () => {
      const mark = marksIn(memory.get(memoryKey))[folder] ?? null;
      const last = mark === null ? null : { time: dayAndTime(mark.time), reviewed: mark.reviewed };
      const reply = await session.client.request("reviewTrust", { asked: await askOf(target, session.survey), last });
      if (!reply.ok) throw new Error(reply.error);
      seen = reply.value.hashes;
      return reply.value.report;
    },
    run: async (action) => {
      if (action === whatIfAction) showTrusted();
      if (action === markAction)
        await memory.update(
          memoryKey,
          withMark(marksIn(memory.get(memoryKey)), folder, { time: Date.now(), reviewed: seen }),
        );
    },
  };
}
