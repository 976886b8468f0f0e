/** What a finding of some code means, as a read-only document: the words of the catalogue. */
import { Uri } from "vscode";
import { documentScheme } from "../contributions";
import { pageStrings, type Localize } from "../localize";
import type { WorkerClient } from "../worker/client";
import type { RulePage } from "../worker/messages";

/** The address of the page on a code. */
export function ruleUri(code: string): Uri {
  return Uri.from({ scheme: documentScheme, path: `/${code}`, query: JSON.stringify({ rule: code }) });
}

/** The text of the page; null where the address is none of a rule. The catalogue is the worker's. */
export async function ruleText(query: string, client: WorkerClient, say: Localize): Promise<string | null> {
  const code = codeOf(query);
  if (code === null) return null;
  const reply = await client.request("rule", { code });
  if (!reply.ok) throw new Error(reply.error);
  return reply.value === null ? `${say("rule.advice", { code })}\n` : textOf(reply.value, say);
}

function textOf(rule: RulePage, say: Localize): string {
  const parts = [
    rule.title,
    say("rule.head", {
      code: rule.code,
      severity: pageStrings()[`severity.${rule.severity}`],
      versions: versionsOf(rule, say),
    }),
    say("rule.symptom", { text: rule.symptom }),
    say("rule.why", { text: rule.why }),
    say("rule.example", { text: rule.example }),
    say("rule.remedy", { text: rule.remedy }),
    say("rule.ignore"),
  ];
  return `${parts.join("\n\n")}\n`;
}

function versionsOf({ since, until }: RulePage, say: Localize): string {
  if (since !== undefined && until !== undefined) return say("rule.between", { since, until });
  if (since !== undefined) return say("rule.since", { since });
  return until === undefined ? say("rule.always") : say("rule.until", { until });
}

function codeOf(query: string): string | null {
  try {
    const value: unknown = JSON.parse(query);
    if (typeof value !== "object" || value === null || !("rule" in value)) return null;
    return typeof value.rule === "string" ? value.rule.slice(0, 200) : null;
  } catch {
    return null;
  }
}
