/** The part on MCP servers: from pi's own text for servers given as data, framed as pi frames a section. */
import type { McpServersText } from "../../../src/profiles/profile";
import type { PiSdk } from "../../support/pi/sdk";
import type { Builder } from "./deriveProfile";
import { between, commonPrefix } from "./texts";

const server = (name: string, config: Record<string, unknown>) => ({
  entry: { name, config: { command: "x", ...config } },
});

export async function deriveMcpServers(pi: PiSdk, build: Builder): Promise<McpServersText | null> {
  const ask = async (...servers: unknown[]) => (await pi.serversSection(servers)) ?? "";
  const script = await ask(server("qqA", { exposure: "codemode", description: "qqSummary" }));
  if (script === "") return null;
  const search = await ask(server("qqA", { exposure: "deferred", description: "qqSummary" }));
  const both = await ask(server("qqA", { exposure: "codemode" }), server("qqB", { exposure: "deferred" }));
  const [scriptIntro = "", searchIntro = "", bothIntro = ""] = [script, search, both].map(
    (text) => text.split("\n")[0],
  );
  const intro = commonPrefix(scriptIntro, searchIntro).replace(/[^.]*$/, "");
  const long = await ask(server("qqA", { exposure: "codemode", description: "q".repeat(5000) }));
  const summaryLimit =
    (long.split("\n")[1] ?? "").length - (both.split("\n")[1] ?? "").length - between(script, ")", "qqSummary").length;
  const one = await omission(pi, 1);
  const many = await omission(pi, 2);
  const framed = await build("customPrompt", { sections: { mcp_servers: "qqServers" } });
  const bare = await build("customPrompt");
  const line = (script.split("\n")[1] ?? "").replace("qqSummary", "");
  const reachAt = line.indexOf("codemode");
  return {
    open: framed.slice(commonPrefix(bare, framed).length, framed.indexOf("qqServers")),
    close: framed.slice(framed.indexOf("qqServers") + "qqServers".length),
    intro,
    codemode: bothIntro.slice(intro.length, bothIntro.length - (searchIntro.length - intro.length)),
    toolSearch: searchIntro.slice(intro.length),
    before: line.slice(0, line.indexOf("qqA")),
    beforeReach: line.slice(line.indexOf("qqA") + "qqA".length, reachAt),
    afterReach: line.slice(reachAt + "codemode".length, line.indexOf(")") + 1),
    beforeSummary: line.slice(line.indexOf(")") + 1),
    oneOmitted: one.line.replace("1", "{count}"),
    manyOmitted: many.line.replace("2", "{count}"),
    summaryLimit,
    limit: one.limit,
  };
}

/**
 * The line that counts omitted servers, and the most characters that the part ever had. The limit shows itself when the
 * name of the only server grows until it no longer fits.
 */
async function omission(pi: PiSdk, count: number): Promise<{ readonly line: string; readonly limit: number }> {
  const names = (length: number) =>
    Array.from({ length: count }, (_, n) => server(`${n}${"q".repeat(length)}`, { exposure: "codemode" }));
  const ask = async (length: number) => (await pi.serversSection(names(length))) ?? "";
  let fits = 1;
  let tooLong = 20_000;
  const whole = (text: string) =>
    text.split("\n").length === count + 1 && (text.match(/\bmcp__/g) ?? []).length === count;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (whole(await ask(middle))) fits = middle;
    else tooLong = middle;
  }
  const last = (await ask(20_000)).split("\n").at(-1) ?? "";
  return { line: last, limit: (await ask(fits)).length };
}
