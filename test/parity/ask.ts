/** Asks our engine and the real pi about one laid out case, and says where the two differ. */
import { lstatSync, realpathSync } from "node:fs";
import { inspect } from "../../src/engine/inspect";
import { expand } from "../../src/engine/expand/expand";
import { readLaunch } from "../../src/engine/launch/launch";
import type { FileSystem, Ports } from "../../src/engine/ports";
import type { Evaluation, Finding, InspectRequest, Skill } from "../../src/engine/types";
import { createWorld } from "../../src/engine/world";
import { localDate } from "../../src/node/facts";
import { createPorts } from "../../src/node/ports";
import { featuresOf } from "../../src/profiles/features";
import { otherUserIsNobody } from "../support/otherUser";
import { giveToNobody, type LaidOut } from "../support/pi/folder";
import { piPackageDir } from "../support/pi/install";
import type { LoadAnswer } from "../support/pi/sdkMessages";
import { PiFailed, PiStuck, type PiSdk } from "../support/pi/sdk";
import { firstFlags, type Wire, type WireAnswer } from "../support/pi/wire";
import type { Case } from "./corpus/case";

/** The locale of both sides; pi gets it by its environment. */
const locale = "en-US";

/** What our engine says: the evaluation, and of a typed line the message that it becomes and what was found on the way. */
export interface Ours {
  readonly evaluation: Evaluation;
  readonly message: string | null;
  /** The line as it was typed where `@file` stands on the command line: behind a file's text pi expands nothing. */
  readonly behindFiles: string | null;
  readonly onTheWay: readonly Finding[];
}

/** Our answer. It only reads, so the real pi may be asked in the same place afterwards. */
export function askUs(one: Case, laid: LaidOut, version: string): Ours {
  const request = requestOf(one, laid, version);
  const ports = one.asNobody ? withModes(createPorts()) : createPorts();
  const { actual } = inspect(request, ports);
  if (one.question.by !== "wire") return { evaluation: actual, message: null, behindFiles: null, onTheWay: [] };
  const world = createWorld(ports.files, ports.path);
  // pi's first message is what it reads as the first one, which need not be the last argument; an empty one is passed over.
  const { files, messages } = readLaunch(request.flags, featuresOf(version));
  const first = (messages[0] === "" ? messages[1] : messages[0]) ?? "";
  const { message, findings } = expand(first, { evaluation: actual, features: featuresOf(version), world });
  return { evaluation: actual, message, behindFiles: files.length > 0 ? first : null, onTheWay: findings };
}

/** The request that stands for how pi is started. */
export function requestOf(one: Case, laid: LaidOut, version: string): InspectRequest {
  const { question } = one;
  const environment = question.by === "wire" ? (question.environment ?? {}) : {};
  return {
    cwd: realpathSync(laid.at(one.cwd)),
    home: laid.at(one.home),
    agentDir: laid.at(one.agentDir),
    piVersion: version,
    piPackageDir: environment["PI_PACKAGE_DIR"] ?? realpathSync(piPackageDir(version)),
    mode: "print",
    trust: question.by === "wire" ? "stored" : question.trusted ? "trusted" : "untrusted",
    environment: { HOME: laid.at(one.home), ...environment },
    // The SDK's side is asked without extensions, since it would load them in the tests' own process.
    flags:
      question.by === "wire"
        ? [...firstFlags, ...question.flags.map(laid.fill), typedOf(one, laid)]
        : ["--no-extensions"],
    date: localDate(),
    locale,
    platform: { os: "linux", caseSensitive: true },
    survey: [],
    openProjectSettingPaths: true,
  };
}

function typedOf(one: Case, laid: LaidOut): string {
  return one.question.by === "wire" ? laid.fill(one.question.typed ?? "hi") : "hi";
}

/** The disk as a user other than root sees it, for the tests that root runs: a file without a mode cannot be read, and in a read-only folder nothing can be created. */
function withModes(ports: Ports): Ports {
  const closed = (path: string) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat?.isFile() === true && (stat.mode & 0o777) === 0;
  };
  const isReadOnly = (path: string) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat?.isDirectory() === true && (stat.mode & 0o222) === 0;
  };
  const files: FileSystem = {
    ...ports.files,
    readFile: (path, most) => (closed(path) ? { kind: "denied", code: "EACCES" } : ports.files.readFile(path, most)),
    whyClosed: (path) => (isReadOnly(path) ? "EACCES" : ports.files.whyClosed(path)),
  };
  return { ...ports, files };
}

/** What the SDK makes of a folder: an answer, or no session at all. */
export type SdkAnswer =
  | ({ readonly kind: "loaded" } & LoadAnswer)
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "hung" };

/** The real pi's answer by its SDK. */
export async function askSdk(one: Case, laid: LaidOut, pi: PiSdk, sharesModels: boolean): Promise<SdkAnswer> {
  if (one.question.by !== "sdk") throw new Error(`${one.id} is for the command line.`);
  const { trusted } = one.question;
  const [agentDir, home] = [laid.at(one.agentDir), laid.at(one.home)];
  try {
    const answer = await pi.load({ cwd: realpathSync(laid.at(one.cwd)), agentDir, home, trusted, sharesModels });
    return { kind: "loaded", ...answer };
  } catch (error) {
    if (error instanceof PiStuck) return { kind: "hung" };
    if (error instanceof PiFailed) return { kind: "failed", message: error.message };
    throw error;
  }
}

/**
 * The real pi's answer by its command line: in a process of its own where `pi` is absent or the case needs one, else by
 * `main` in the child that has the version loaded.
 */
export function askWire(one: Case, laid: LaidOut, wire: Wire, version: string, pi?: PiSdk): Promise<WireAnswer> {
  if (one.question.by !== "wire") throw new Error(`${one.id} is for the SDK.`);
  const isRoot = process.getuid?.() === 0;
  if (one.asNobody && isRoot && otherUserIsNobody) giveToNobody(laid.root);
  const run = {
    version,
    cwd: laid.at(one.cwd),
    home: laid.at(one.home),
    agentDir: laid.at(one.agentDir),
    flags: one.question.flags.map(laid.fill),
    typed: typedOf(one, laid),
    environment: one.question.environment ?? {},
    asNobody: one.asNobody && isRoot,
  };
  return pi === undefined || one.asNobody ? wire.run(run) : wire.runInside(run, pi);
}

/** A skill that pi has loaded: in the prompt, or only kept out of it. */
function isLoaded({ verdict, by }: Skill): boolean {
  return verdict === "included" || verdict === "invocable" || by === "disable-model-invocation";
}

/** Where our answer and the SDK's differ; nothing when they are the same. */
export function sdkDifferences({ evaluation }: Ours, theirs: SdkAnswer): readonly string[] {
  const { outcome } = evaluation;
  if (theirs.kind === "hung") return outcome.kind === "hangs" ? [] : [`pi hangs, we say ${outcome.kind}`];
  if (theirs.kind === "failed")
    return outcome.kind === "refuses" ? [] : [`pi fails, we say ${outcome.kind}: ${theirs.message.slice(0, 300)}`];
  const skills = evaluation.skills.filter(isLoaded).map(({ name, description, path }) => ({ name, description, path }));
  const templates = evaluation.templates
    .filter((template) => template.verdict === "invocable" || template.verdict === "unreachable")
    .map(({ name, description, argumentHint, content, path }) => ({ name, description, argumentHint, content, path }));
  return [
    // What is sent has no halves of surrogate pairs; the SDK's text has not been sent yet.
    ...textDifference("prompt", evaluation.prompt, theirs.prompt.replace(/\p{Surrogate}/gu, "")),
    ...listDifference(
      "skills",
      skills,
      theirs.skills.map(({ name, description, path }) => ({ name, description, path })),
    ),
    ...listDifference(
      "templates",
      templates,
      theirs.templates.map((template) => ({
        ...template,
        description: asText(template.description),
        argumentHint: template.argumentHint === null ? null : asText(template.argumentHint),
      })),
    ),
  ];
}

/** Where our answer and the command line's differ. */
export function wireDifferences({ evaluation, message, behindFiles }: Ours, theirs: WireAnswer): readonly string[] {
  const { outcome } = evaluation;
  if (theirs.kind === "hung") return outcome.kind === "hangs" ? [] : [`pi hangs, we say ${outcome.kind}`];
  if (theirs.kind === "ended") {
    if (outcome.kind === "refuses" || isLeftOpen(evaluation, theirs.errors)) return [];
    return [`pi ends with ${theirs.code} (${theirs.errors.trim().slice(0, 300)}), we say ${outcome.kind}`];
  }
  if (outcome.kind !== "prompt") return [`pi sends a prompt, we say ${outcome.kind}`];
  const isBehindFiles = behindFiles !== null && theirs.user.endsWith(`</file>\n${behindFiles}`);
  return [
    ...textDifference("prompt", evaluation.prompt, theirs.system),
    ...(isBehindFiles ? [] : textDifference("message", message, theirs.user)),
  ];
}

/** Whether pi ends over an option of which we say that an extension may bring it, else pi does not start. */
function isLeftOpen({ unknowns }: Evaluation, errors: string): boolean {
  const [, named = ""] = /Unknown options?: (.*)/.exec(errors) ?? [];
  const open = unknowns.flatMap(({ reason }) =>
    reason.rule === "prompt.flagOfExtension" ? (reason.arguments["flags"] as readonly string[]) : [],
  );
  return named !== "" && named.split(", ").every((flag) => open.includes(flag));
}

/** Up to pi 0.86 a template keeps header values of any type; ours are texts, the others as JSON. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function textDifference(what: string, ours: string | null, theirs: string): readonly string[] {
  if (ours === theirs) return [];
  if (ours === null) return [`${what}: pi has one, we have none`];
  let at = 0;
  while (at < ours.length && ours[at] === theirs[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return [`${what} differs at ${at}:\n      ours   ${around(ours)}\n      theirs ${around(theirs)}`];
}

function listDifference(what: string, ours: readonly object[], theirs: readonly object[]): readonly string[] {
  const longest = Math.max(ours.length, theirs.length);
  for (let n = 0; n < longest; n++) {
    const [a, b] = [JSON.stringify(ours[n]), JSON.stringify(theirs[n])];
    if (a !== b) return [`${what} differ at ${n}:\n      ours   ${a}\n      theirs ${b}`];
  }
  return [];
}

/** Whether the real prompt of the newest pi shows what the case is about. */
export function pointsMissed(one: Case, prompt: string): readonly string[] {
  return [
    ...one.has.filter((text) => !prompt.includes(text)).map((text) => `the real prompt lacks ${JSON.stringify(text)}`),
    ...one.lacks.filter((text) => prompt.includes(text)).map((text) => `the real prompt has ${JSON.stringify(text)}`),
  ];
}
