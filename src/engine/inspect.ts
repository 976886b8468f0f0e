/**
 * The way of the data, top to bottom. `evaluate` is one pure run; `inspect` is the actual run and, where trust keeps
 * project files out, a second one as if trusted, whose difference is what is gated.
 */
import { featuresOf } from "../profiles/features";
import { chooseProfile } from "../profiles/index";
import { loadContext } from "./context/context";
import { listExtensions } from "./extensions/extensions";
import { withoutIgnored } from "./findings/ignored";
import { judge } from "./findings/judge";
import { withGated } from "./gated";
import { readLaunch } from "./launch/launch";
import { crashOfPackageDir } from "./launch/packageDir";
import { crashOfTypedFiles } from "./launch/typedFiles";
import { loadMcp } from "./mcp/mcp";
import { decideOutcome } from "./outcome";
import { otherFolders } from "./packages/otherFolders";
import { resolveResources } from "./packages/packages";
import type { Ports } from "./ports";
import { layOut } from "./prompt/parts";
import { promptParts } from "./prompt/sections";
import { skillsHint } from "./prompt/skillsPart";
import { totalsOf } from "./prompt/totals";
import { alsoSent, flagUnknowns, requestUnknowns } from "./remarks";
import type { Scene } from "./scene";
import { combineSettings, readProjectSettings, readUserSettings } from "./settings/settings";
import { beforeTrust, crashOfValues } from "./settings/stops";
import { loadSkills } from "./skills/skills";
import { withoutReader } from "./skills/withoutReader";
import { loadSystemTexts } from "./system/system";
import { loadTemplates } from "./templates/templates";
import { crashOfDefaultTools, resolveTools } from "./tools/tools";
import { decideTrust } from "./trust/trust";
import type { Evaluation, Inspection, InspectRequest, TrustMark } from "./types";
import { createWorld, type World } from "./world";

/** One run. `world` is shared by the runs of one inspection; `assumeTrusted` answers "and if it were trusted". */
export function evaluate(
  request: InspectRequest,
  ports: Ports,
  world: World = createWorld(ports.files, ports.path),
  assumeTrusted = false,
): Evaluation {
  const features = featuresOf(request.piVersion);
  const { profile, choice } = chooseProfile(request.piVersion);
  const launch = readLaunch(request.flags, features);
  const scene: Scene = {
    request,
    world,
    path: ports.path,
    sha256: ports.sha256,
    features,
    profile,
    launch,
    mode: launch.mode ?? request.mode,
  };

  const user = readUserSettings(scene);
  const trust = decideTrust(scene, user.value, assumeTrusted);
  const { trusted } = trust.value;
  const mark: TrustMark = trust.value.state.state === "trusted" ? "trusted" : "notApplicable";
  const project = readProjectSettings(scene, trusted);
  const settings = combineSettings(scene, user.value, project.value);
  const resources = resolveResources(scene, settings, trusted);
  const context = loadContext(scene, trusted);
  const system = loadSystemTexts(scene, trusted, mark);
  const skills = loadSkills(scene, resources.value);
  const templates = loadTemplates(
    scene,
    resources.value,
    skills.value.loaded.map((skill) => skill.name),
  );
  const extensions = listExtensions(scene, resources.value);
  const mcp = loadMcp(scene, trusted, mark, resources.value.disabledBuiltIns);
  const tools = resolveTools(scene, settings, mcp.value, resources.value.disabledBuiltIns);

  const parts = promptParts({
    scene,
    system: system.value,
    context: context.value.files,
    skills: skills.value.loaded,
    tools,
    mcp: mcp.value,
  });
  const { text, layers, segments } = layOut(parts);
  const readable = withoutReader(skills, skillsHint(scene, tools) !== null);
  const elsewhere = { decisions: otherFolders(scene, trusted, resources.value) };
  const steps = [trust, user, project, context, system, resources, readable, templates, extensions, mcp, elsewhere];
  const decisions = steps.flatMap((step) => step.decisions);
  const outcome = decideOutcome(scene, {
    // pi has opened the project's settings by then, trusted or not.
    early: beforeTrust(scene, user.value, trusted ? project.value : readProjectSettings(scene, true).value),
    trust: trust.value.outcome,
    context: context.value.outcome,
    system: system.value.outcome,
    mcp: mcp.value.outcome,
    hang: user.value.hang ?? project.value.hang ?? resources.value.hang ?? skills.value.hang,
    crash: resources.value.crash,
    late:
      crashOfDefaultTools(scene, settings) ??
      crashOfValues(scene, settings) ??
      crashOfTypedFiles(scene) ??
      crashOfPackageDir(scene),
    mayHaveExtensions: resources.value.extensions.length > 0,
  });

  const evaluation: Evaluation = {
    piVersion: request.piVersion,
    profile: choice,
    cwd: request.cwd,
    agentDir: request.agentDir,
    mode: scene.mode,
    outcome,
    trust: trust.value.state,
    prompt: outcome.kind === "prompt" ? text : null,
    text,
    totals: totalsOf(text, layers, tools.tools, system.value.custom === null),
    layers,
    segments,
    files: decisions,
    templates: templates.value,
    skills: readable.value,
    packages: resources.value.packages,
    settings: settings.effective,
    tools: tools.tools,
    findings: [],
    ignored: [],
    unknowns: [
      ...requestUnknowns(scene, choice),
      ...flagUnknowns(scene, resources.value.extensions.length > 0),
      ...resources.value.unknowns,
      ...extensions.value,
      ...mcp.value.unknowns,
    ],
    alsoSent: alsoSent(tools),
    dependencies: [],
  };
  const judged = judge(evaluation, resources.value.remarks, {
    ...{ scene, settings, tools, system: system.value, skills: skills.value.loaded },
    readOrdinaryFrontmatter: ports.readOrdinaryFrontmatter ?? null,
  });
  return { ...judged, dependencies: world.dependencies() };
}

/** The actual run, its files completed by those that trust keeps out. */
export function inspect(request: InspectRequest, ports: Ports): Inspection {
  const world = createWorld(ports.files, ports.path);
  const actual = evaluate(request, ports, world);
  const settled = (evaluation: Evaluation) => withoutIgnored(evaluation, request.ignoredFindings ?? [], ports.path);
  const isOpen = actual.trust.state === "trusted" || actual.trust.state === "notApplicable";
  if (isOpen) return { actual: settled(actual), trusted: null };
  const trusted = evaluate({ ...request, openProjectSettingPaths: false }, ports, world, true);
  const completed = { ...withGated(actual, trusted), dependencies: world.dependencies() };
  return { actual: settled(completed), trusted: settled(trusted) };
}
