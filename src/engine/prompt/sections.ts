/**
 * The parts of the prompt in pi's order: preamble or custom text, tools, rules, docs, addendum, context files, skills,
 * date, working directory, added sections (`core/system-prompt.js`). The profile has the frames; nothing here depends on
 * a version.
 */
import type { Frame } from "../../profiles/profile";
import type { ContextFile } from "../context/context";
import type { Mcp } from "../mcp/mcp";
import type { LoadedSkill } from "../resources";
import type { Scene } from "../scene";
import type { PromptText, SystemTexts } from "../system/system";
import type { LayerKind, Maker } from "../types";
import type { ToolSet } from "../tools/tools";
import { texts } from "../texts";
import { rangeOf } from "../text/positions";
import { contextPart } from "./contextPart";
import { fillTemplate } from "./fillTemplate";
import { frame, made, type Part, type Piece } from "./parts";
import { ruleLines, toolLines } from "./toolLines";
import { skillsPart } from "./skillsPart";
import { textPart } from "./textPart";

/** Everything that the prompt is made of. */
export interface Ingredients {
  readonly scene: Scene;
  readonly system: SystemTexts;
  readonly context: readonly ContextFile[];
  readonly skills: readonly LoadedSkill[];
  readonly tools: ToolSet;
  readonly mcp: Mcp;
}

/** The parts in order; none is missing and none is empty but where pi leaves it so. */
export function promptParts(ingredients: Ingredients): readonly Part[] {
  const { scene, system, context, skills, tools, mcp } = ingredients;
  const { profile } = scene;
  const pi: Maker = { kind: "pi", version: scene.request.piVersion };
  const branch = system.custom ? "customPrompt" : "builtInPrompt";
  const framed = (kind: LayerKind, title: string, around: Frame, pieces: readonly Piece[]) =>
    framedPart(builtIn(kind, title, pieces), around, pi);

  const head = system.custom
    ? [textPart(scene, "custom", "SYSTEM.md", system.custom)]
    : [
        builtIn("preamble", texts["layer.preamble"], [made(profile.preamble, pi)]),
        ...framed("tools", texts["layer.tools"], profile.tools, toolLines(profile, tools, pi)),
        ...framed("rules", texts["layer.rules"], profile.rules, ruleLines(profile, tools, pi)),
        ...framed("docs", texts["layer.docs"], profile.docs, docsPieces(scene, pi)),
      ];
  return [
    ...head,
    ...addendum(system.appends, scene, profile.addendum[branch], pi),
    ...contextPart(scene, context, profile.context[branch], pi),
    ...skillsPart(scene, skills, tools, profile.skills[branch], pi),
    ...tail(scene, profile.tail[branch], pi),
    ...mcpPart(scene, mcp, pi),
  ];
}

/** A part that pi makes itself. */
function builtIn(kind: LayerKind, title: string, pieces: readonly Piece[]): Part {
  return {
    id: `${kind}:builtIn:`,
    kind,
    title,
    scope: "builtIn",
    source: null,
    trust: "notApplicable",
    of: null,
    pieces,
    parts: [],
  };
}

/** A part between the glue of its frame. */
export function framedPart(part: Part, around: Frame, by: Maker): readonly Part[] {
  return [frame(around.open, by, part.id, "open"), part, frame(around.close, by, part.id, "close")];
}

function docsPieces(scene: Scene, pi: Maker): readonly Piece[] {
  const root = scene.request.piPackageDir ?? packagePlaceholder;
  const inPackage = (name: string) => [
    made(scene.request.piPackageDir === null ? `${root}/${name}` : scene.path.join(root, name), pi),
  ];
  const values = { readme: inPackage("README.md"), docs: inPackage("docs"), examples: inPackage("examples") };
  return fillTemplate(scene.profile.docs.lines.join("\n"), values, pi);
}

/** What stands for the pi package's directory while it is not known. */
export const packagePlaceholder = "<pi-package>";

/** One text is the part itself; several are its children. All empty: pi leaves the part out. */
function addendum(appends: readonly PromptText[], scene: Scene, around: Frame, pi: Maker): readonly Part[] {
  const joined = appends.map((append) => append.text).join("\n\n");
  if (joined === "") return [];
  const parts = appends.map((append) => textPart(scene, "addendum", texts["layer.addendum"], append));
  const [only] = parts;
  if (only && parts.length === 1) return framedPart(only, around, pi);
  const whole = builtIn("addendum", texts["layer.addendum"], []);
  const glued = parts.flatMap((part, at) => (at === 0 ? [part] : [frame("\n\n", pi, whole.id, `between ${at}`), part]));
  return framedPart({ ...whole, parts: glued }, around, pi);
}

/** The last lines: the date in old versions, and the working directory, each a part between pi's own words. */
function tail(scene: Scene, template: string, pi: Maker): readonly Part[] {
  const date = builtIn("date", texts["layer.date"], [made(scene.request.date, { kind: "date" })]);
  const cwd = builtIn("cwd", texts["layer.cwd"], [
    made(scene.request.cwd.replace(/\\/g, "/"), { kind: "workingDirectory" }),
  ]);
  return template.split(/(\{date\}|\{cwd\})/).map((words, at) => {
    if (words === "{date}") return date;
    return words === "{cwd}" ? cwd : frame(words, pi, cwd.id, `tail ${at}`);
  });
}

function mcpPart(scene: Scene, mcp: Mcp, pi: Maker): readonly Part[] {
  const around = scene.profile.mcpServers;
  if (!mcp.section || !around) return [];
  const { intro, lines, omitted } = mcp.section;
  const pieces: Piece[] = [made(intro, pi)];
  for (const line of lines) {
    pieces.push(made("\n", pi), serverPiece(scene, line));
  }
  if (omitted !== null) pieces.push(made(`\n${omitted}`, pi));
  return framedPart(builtIn("mcpServers", texts["layer.mcpServers"], pieces), around, pi);
}

type ServerLine = NonNullable<Mcp["section"]>["lines"][number];

function serverPiece(scene: Scene, line: ServerLine): Piece {
  const file = scene.world.readText(line.path);
  const text = file.kind === "text" ? file.text : "";
  const range = rangeOf(text, line.span?.start ?? 0, line.span?.end ?? 0);
  return { kind: "range", text: line.text, path: line.path, range };
}
