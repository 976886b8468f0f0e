/**
 * The real command line of pi against a model server of our own: what a model would receive. The strongest reference,
 * and the only one for trust, flags, start-up migrations, MCP and code mode.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { asOtherUser } from "../otherUser";
import { nodeForPi, piPackageDir } from "./install";
import { PiStuck, type PiSdk } from "./sdk";
import type { MainAnswer } from "./sdkMessages";

/** One start of pi. `typed` is what the user types after the flags. */
export interface WireRun {
  readonly version: string;
  readonly cwd: string;
  readonly home: string;
  readonly agentDir: string;
  readonly flags?: readonly string[];
  readonly typed?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A shell's command that starts pi, in the place of the version's own executable; the arguments come behind it. */
  readonly command?: string;
  /** Run as another user, so that file modes count even where the tests run as root. */
  readonly asNobody?: boolean;
}

/** What the model server got, or how pi ended without asking it. */
export type WireAnswer =
  | {
      readonly kind: "sent";
      readonly system: string;
      readonly user: string;
      readonly tools: readonly string[];
      readonly errors: string;
    }
  | { readonly kind: "ended"; readonly code: number | null; readonly errors: string }
  | { readonly kind: "hung"; readonly errors: string };

export interface Wire {
  /** Starts pi's executable in a process of its own. */
  run(run: WireRun): Promise<WireAnswer>;
  /** Runs pi's exported `main` in a child that has this version loaded: the same way, many times faster. */
  runInside(run: WireRun, pi: PiSdk): Promise<WireAnswer>;
  close(): Promise<void>;
}

interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function?: { readonly name: string } }[];
}

const runLimit = 100_000;

/** Starts the model server. Every run of pi gets an address of its own on it, by which its request is known. */
export async function startWire(): Promise<Wire> {
  const requests = new Map<string, (request: ChatRequest) => void>();
  const server = createServer((request, response) => void serve(request, response, requests));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  let next = 1;
  const prepare = (run: WireRun): string => {
    const token = `run${next++}`;
    writeModel(run.agentDir, `http://127.0.0.1:${port}/${token}/v1`);
    return token;
  };
  return {
    run: async (run) => {
      const token = prepare(run);
      const answer = await start(run, (receive) => requests.set(token, receive));
      requests.delete(token);
      return answer;
    },
    runInside: async (run, pi) => {
      const token = prepare(run);
      let request: ChatRequest | undefined;
      requests.set(token, (first) => (request ??= first));
      let end: MainAnswer;
      try {
        end = await pi.main({ cwd: run.cwd, environment: environment(run), args: argumentsOf(run) });
      } catch (error) {
        if (error instanceof PiStuck) return { kind: "hung", errors: "" };
        throw error;
      } finally {
        requests.delete(token);
      }
      const { code, errors } = end;
      return request === undefined ? { kind: "ended", code, errors } : sent(request, errors);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Runs pi until its request arrives; what it does afterwards is of no interest, so it is ended then. */
function start(run: WireRun, onRequest: (receive: (request: ChatRequest) => void) => void): Promise<WireAnswer> {
  const [command, args] = commandLine(run);
  const child = spawn(command, args, { cwd: run.cwd, env: environment(run), stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  let answer: WireAnswer | undefined;
  const timer = setTimeout(() => {
    answer ??= { kind: "hung", errors };
    child.kill("SIGKILL");
  }, runLimit);
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  child.on("error", (error) => (errors += String(error)));
  onRequest((request) => {
    answer ??= sent(request, errors);
    child.kill("SIGKILL");
  });
  return new Promise((done) => {
    child.on("close", (code) => {
      clearTimeout(timer);
      done(answer ?? { kind: "ended", code, errors });
    });
  });
}

/** What stands before the flags of every run. */
export const firstFlags: readonly string[] = ["-p", "--no-session", "--provider", "parity", "--model", "parity"];

function argumentsOf(run: WireRun): readonly string[] {
  return [...firstFlags, ...(run.flags ?? []), run.typed ?? "hi"];
}

function commandLine(run: WireRun): readonly [string, string[]] {
  if (run.command !== undefined) return ["/bin/sh", ["-c", `${run.command} "$@"`, "sh", ...argumentsOf(run)]];
  const pi = [piEntry(run.version), ...argumentsOf(run)];
  if (run.asNobody !== true) return [nodeForPi(), pi];
  const [command = "", ...args] = asOtherUser;
  return [command, [...args, nodeForPi(), ...pi]];
}

/** The file that the package's `pi` command runs. */
export function piEntry(version: string): string {
  const dir = piPackageDir(version);
  const manifest = JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { bin: { pi: string } };
  return join(dir, manifest.bin.pi);
}

function environment(run: WireRun): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "",
    HOME: run.home,
    PI_OFFLINE: "1",
    LANG: "en_US.UTF-8",
    ...(run.agentDir === join(run.home, ".pi", "agent") ? {} : { PI_CODING_AGENT_DIR: run.agentDir }),
    ...run.environment,
  };
}

/** Names our server as a model provider, in pi's own file for that. */
function writeModel(agentDir: string, baseUrl: string): void {
  mkdirSync(agentDir, { recursive: true });
  const file = join(agentDir, "models.json");
  const model = { id: "parity", name: "parity", contextWindow: 1_000_000, maxTokens: 1000 };
  const provider = { api: "openai-completions", baseUrl, apiKey: "none", models: [model] };
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ providers: { parity: provider } }));
}

function sent(request: ChatRequest, errors: string): WireAnswer {
  const text = (role: RegExp) => textOf(request.messages.find((message) => role.test(message.role))?.content);
  const tools = (request.tools ?? []).map((tool) => tool.function?.name ?? "");
  return { kind: "sent", system: text(/^(system|developer)$/), user: text(/^user$/), tools, errors };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: unknown }) => (typeof part.text === "string" ? part.text : "")).join("");
}

/** Takes one request and answers with one word. */
async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  requests: Map<string, (request: ChatRequest) => void>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const token = (request.url ?? "").split("/")[1] ?? "";
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { role: "assistant", content: "ok" }, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
  );
  const body = Buffer.concat(chunks).toString();
  if (body.startsWith("{")) requests.get(token)?.(JSON.parse(body) as ChatRequest);
}
