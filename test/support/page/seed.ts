/**
 * What the gallery shows: the web shop of the pictures, laid out on a disk in memory and inspected by the real engine,
 * and states that are hard to come by. Nothing in it is an expected value.
 */
import { posix } from "node:path";
import { adviceOf } from "../../../src/engine/advice/advice";
import type { Inspection, InspectRequest } from "../../../src/engine/types";
import { createWorld } from "../../../src/engine/world";
import { expansionView } from "../../../src/host/worker/expansion";
import { explanationOf } from "../../../src/host/worker/explanation";
import { search } from "../../../src/host/worker/search";
import { featuresOf } from "../../../src/profiles/features";
import { english } from "../../../src/protocol/english";
import type { FindAnswer, FindQuery } from "../../../src/protocol/find";
import type { ExpansionView } from "../../../src/protocol/expansion";
import { linesOf } from "../../../src/protocol/lines";
import type { PageState, TargetView } from "../../../src/protocol/messages";
import { placesOf } from "../../../src/protocol/place";
import { summarise } from "../../../src/protocol/summary";
import type { Explanation, LineView, Summary } from "../../../src/protocol/view";
import { diskOf, inspectFiles, type Files } from "../inspectInMemory";

const skill = (name: string, description: string) =>
  `---\nname: ${name}\ndescription: ${description}\n---\nDo it well.\n`;

/** A shop with every kind of verdict, as in the pictures of the interface. */
export const shopFiles: Files = {
  "/home/you/.pi/agent/AGENTS.md": "Answer in British English. Ask before you add a dependency.\n",
  "/home/you/.pi/agent/APPEND_SYSTEM.md":
    "Say which files you changed, and why, in one list at the end.\nKeep it under ten lines.\n",
  "/home/you/.pi/agent/prompts/review.md":
    "---\ndescription: Review a pull request\nargument-hint: <PR> [focus]\n---\nReview pull request $1. Look first at: $2.\n",
  "/home/you/.pi/agent/skills/release-notes/SKILL.md": skill(
    "release-notes",
    "Writes the release notes from the merged pull requests of a milestone.",
  ),
  "/home/you/.agents/skills/release-notes/SKILL.md": skill("release-notes", "Another one with the same name."),
  "/home/you/.pi/agent/skills/changelog/SKILL.md": skill(
    "changelog",
    "Keeps CHANGELOG.md in the shape of Keep a Changelog.",
  ),
  "/home/you/.pi/agent/skills/screenshots/SKILL.md": skill(
    "screenshots",
    "Takes screenshots of the running shop for the documentation.",
  ),
  "/home/you/.pi/agent/skills/sql-review/SKILL.md": skill(
    "sql-review",
    "Reads SQL migrations and names what locks a table.",
  ),
  "/home/you/.pi/agent/skills/deploy/SKILL.md": "---\nname: deploy\ndescription: Deploys: carefully\n---\nDeploy.\n",
  "/home/you/web-shop/AGENTS.md":
    "# Web shop\n\nUse pnpm. Never commit to main.\nRun `pnpm test` before you say that something works.\n\n## Layout\n\n- packages/api      Fastify, PostgreSQL\n- packages/web      the shop front\n- packages/shared   types that both use\n\n## Style\n\nSmall functions. No default exports. Errors are values.\nPrices are integers in cents.\n",
  "/home/you/web-shop/CLAUDE.md":
    "# Web shop\n\nUse pnpm. Never commit to main.\nUse Conventional Commits.\nNever edit generated files.\nTalk to me in short sentences.\n",
  "/home/you/web-shop/.pi/AGENTS.md": "pi does not look here.\n",
  "/home/you/web-shop/packages/api/AGENTS.override.md":
    "Local database: port 5433.\nDo not touch migrations/ this week.\n",
  "/home/you/web-shop/packages/api/AGENTS.md": "The API is versioned by path.\n",
  "/home/you/web-shop/packages/api/.pi/APPEND_SYSTEM.md": "Always run the linter.\n",
  "/home/you/web-shop/packages/api/.pi/prompts/review.md": "---\ndescription: Review the diff\n---\nReview the diff.\n",
  "/home/you/web-shop/packages/api/.pi/prompts/release.md": "Prepare release $1.\n",
  "/home/you/web-shop/packages/api/.pi/settings.json": '{ "defaultTools": ["+grep"] }\n',
  "/home/you/web-shop/packages/api/.pi/skills/seed-db/SKILL.md": skill("seed-db", "Fills the local database."),
  "/home/you/.pi/agent/extensions/web-search.ts":
    "export default function (pi) {\n  pi.registerTool({});\n  pi.on('before_agent_start', () => {});\n}\n",
};

export const shopView: TargetView = {
  folderName: "web-shop",
  relativeCwd: "packages/api",
  versionChosenBy: "installed",
  home: "/home/you",
  docsDir: "/opt/pi/docs",
  contextWindow: 200_000,
};

/** 10:42 in UTC, a fixed moment. */
export const seedTime = Date.UTC(2026, 0, 2, 10, 42);

/** One state of the page with the answers that its host would give. */
export interface Seed {
  readonly state: PageState;
  readonly inspection: Inspection | null;
  readonly view: TargetView;
  /** The disk that a typed line is expanded on. */
  readonly files?: Files;
}

/** Inspects the shop's files, some added or replaced. */
export function shopSeed(files: Files = {}, overrides: Partial<InspectRequest> = {}, revision = 1): Seed {
  return seedOf({ ...shopFiles, ...files }, shopView, overrides, revision);
}

/** The shop where no pi was found. */
export function modelledSeed(): Seed {
  return seedOf(shopFiles, { ...shopView, versionChosenBy: "noneInstalled" });
}

export function seedOf(files: Files, view: TargetView, overrides: Partial<InspectRequest> = {}, revision = 1): Seed {
  const request = {
    cwd: "/home/you/web-shop/packages/api",
    home: "/home/you",
    agentDir: "/home/you/.pi/agent",
    ...overrides,
  };
  const inspection = inspectFiles(files, request);
  const advice = view.advice ? adviceOf(inspection.actual, createWorld(diskOf(files), posix)) : [];
  const summary = summarise(inspection, view, revision, seedTime, english, advice);
  return { inspection, view, files, state: stateOf(summary) };
}

export function stateOf(summary: Summary): PageState {
  return {
    kind: "inspection",
    summary,
    status: { kind: "current" },
    unsaved: [],
    isRestricted: false,
    model: null,
    compared: null,
    strings: english.strings,
  };
}

export function summaryIn(seed: Seed): Summary {
  if (seed.state.kind !== "inspection") throw new Error("The seed has no inspection.");
  return seed.state.summary;
}

export function seedLines(seed: Seed, start: number, end: number): readonly LineView[] {
  return seed.inspection ? linesOf(seed.inspection.actual, seed.view, start, end) : [];
}

export function seedFind(seed: Seed, query: FindQuery): FindAnswer {
  if (!seed.inspection) throw new Error("The seed has no inspection.");
  const world = createWorld(diskOf(seed.files ?? {}), posix);
  return search({ inspection: seed.inspection, summary: summaryIn(seed), world, now: () => 0 }, query);
}

export function seedExplanation(seed: Seed, path: string): Explanation {
  if (!seed.inspection) throw new Error("The seed has no inspection.");
  return explanationOf(seed.inspection.actual, seed.view, path, english, posix);
}

export function seedExpansion({ inspection, view, files = {} }: Seed, line: string): ExpansionView {
  if (!inspection) throw new Error("The seed has no inspection.");
  const evaluation = inspection.actual;
  const world = createWorld(diskOf(files), posix);
  const scene = { evaluation, features: featuresOf(evaluation.piVersion), world };
  return expansionView(line, scene, { words: english, evaluation, places: placesOf(evaluation.cwd, view) }, null);
}
