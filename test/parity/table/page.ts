/** `docs/parity.md`: every published version, how many folders it was asked about, and every divergence. */
import { chooseProfile } from "../../../src/profiles/index";
import { testedVersions } from "../../support/pi/versions";
import { corpus } from "../corpus/index";
import { tableCases } from "./cases";
import { divergences, explain, type Divergence } from "./divergences";
import type { VersionResults } from "./results";

/** The page, from the results of the versions that were asked, oldest first, and the versions that were not. */
export function parityPage(all: readonly VersionResults[], missing: readonly string[]): string {
  const byWire = tableCases.filter(({ question }) => question.by === "wire").length;
  return `# Parity with the real pi

<!-- Made by \`npm run parity -- --all\`; edits here are lost. -->

Each version of pi in the table was asked about the same ${tableCases.length} folders, and so were we. Two answers are equal
when prompt, skills, templates and the message that a typed line becomes are equal, byte for byte; when pi refuses to
start or never ends, we have to say so.

- The folders are a fixed part of the corpus in \`test/parity/corpus\` (${corpus.length} folders). ${tableCases.length - byWire} of them are asked of pi's
  SDK, ${byWire} of its command line with a model server on 127.0.0.1: trust, flags, start-up, MCP, typed lines.
- \`npm test\` asks pi ${listed(testedVersions)} about all ${corpus.length}.
- **Text of** names the version whose recorded text (\`src/profiles\`) the row shares.

| pi | text of | folders | equal | explained | unexplained |
| --- | --- | ---: | ---: | ---: | ---: |
${all.map(row).join("\n")}

${missing.length === 0 ? "Every published version was asked." : notAsked(missing)}

## Divergences

${divergences.length === 0 ? "None." : divergences.map(paragraph).join("\n")}
`;
}

/** The differences that nothing explains, as \`version: id\`. */
export function unexplained(all: readonly VersionResults[]): readonly string[] {
  return all.flatMap(({ version, differing }) =>
    differing.filter((id) => explain(id, version) === undefined).map((id) => `${version}: ${id}`),
  );
}

/** Divergences that no result shows: they have to go. */
export function idleDivergences(all: readonly VersionResults[]): readonly Divergence[] {
  const shown = new Set(all.flatMap(({ version, differing }) => differing.map((id) => explain(id, version))));
  return divergences.filter((divergence) => !shown.has(divergence));
}

function row(results: VersionResults): string {
  const { version, cases, differing } = results;
  const open = unexplained([results]).length;
  const numbers = [cases.length, cases.length - differing.length, differing.length - open, open];
  return `| ${version} | ${chooseProfile(version).profile.version} | ${numbers.join(" | ")} |`;
}

function paragraph({ cases, since, until, because }: Divergence): string {
  const range = until === null ? `pi ${since} and newer` : `pi ${since} up to ${until}`;
  return `- **${range}** (${cases.map((id) => `\`${id}\``).join(", ")}): ${because}`;
}

/** Versions without results: their text is recorded all the same. */
function notAsked(missing: readonly string[]): string {
  const shared = missing.map((version) => `${version} (text of ${chooseProfile(version).profile.version})`);
  return `Not asked yet, though their text is recorded from the real ones: ${shared.join(", ")}.`;
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
