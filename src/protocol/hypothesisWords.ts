/** What is supposed, in words: "trusted, without skills, pi 0.84.4". */
import { leavable, type Hypothesis } from "../engine/hypothesis/hypothesis";
import { listed, phrase, type Phrases } from "./words";
import { visible } from "./visible";

export function hypothesesInWords(phrases: Phrases, hypotheses: readonly Hypothesis[]): string {
  return listed(
    phrases,
    hypotheses.map((one) => hypothesisInWords(phrases, one)),
  );
}

function hypothesisInWords(phrases: Phrases, hypothesis: Hypothesis): string {
  switch (hypothesis.kind) {
    case "trust":
      return phrase(phrases, hypothesis.trust === "trusted" ? "whatIf.trusted" : "whatIf.untrusted");
    case "mode":
      return phrase(phrases, hypothesis.mode === "print" ? "whatIf.print" : "whatIf.interactive");
    case "workingDirectory":
      return phrase(phrases, "whatIf.workingDirectory", { folder: visible(hypothesis.cwd) });
    case "piVersion":
      return phrase(phrases, "whatIf.piVersion", { version: hypothesis.version });
    case "leaveOut":
      return listed(
        phrases,
        leavable
          .filter((part) => hypothesis.parts.includes(part))
          .map((part) => phrase(phrases, `whatIf.without.${part}`)),
      );
    case "tools":
      return hypothesis.tools.length === 0
        ? phrase(phrases, "whatIf.noTools")
        : phrase(phrases, "whatIf.tools", { tools: visible(listed(phrases, hypothesis.tools)) });
    case "flags":
      return phrase(phrases, "whatIf.flags", { flags: visible(hypothesis.flags.join(" ")) });
    case "revision":
      return phrase(phrases, "whatIf.revision", { commit: hypothesis.commit.slice(0, 8) });
  }
}
