/**
 * Keeps the last inspection of each target and answers questions about it. A run that found nothing new keeps its
 * revision, so that no view is drawn again for it.
 */
import { adviceOf } from "../../engine/advice/advice";
import { fixesOf } from "../../engine/findings/fixes/index";
import { inspect } from "../../engine/inspect";
import { featuresOf } from "../../profiles/features";
import type { Ports } from "../../engine/ports";
import type { Dependency, Inspection, Layer } from "../../engine/types";
import { reviewTrust } from "../../engine/review/review";
import { RevisionError } from "../../node/git/catFile";
import type { Commit, filesAt } from "../../node/git/commits";
import type { Handlers } from "../../protocol/channel";
import { createWorld, type World } from "../../engine/world";
import { exported } from "../../protocol/export/export";
import { leftOutPaths } from "../../protocol/inSummary";
import { linesOf, promptLineOf } from "../../protocol/lines";
import type { Nothing, Revised, TargetView } from "../../protocol/messages";
import { placesOf } from "../../protocol/place";
import { summarise } from "../../protocol/summary";
import type { Summary } from "../../protocol/view";
import { sayHere } from "../../protocol/teller";
import { trustReport } from "../../protocol/trustReport";
import type { Words } from "../../protocol/words";
import { writeFrontmatter } from "../../node/ordinaryFrontmatter";
import { expansionView } from "./expansion";
import { rulePage } from "./rulePage";
import { explanationOf } from "./explanation";
import { createMoments } from "./moments";
import type { HostInspection, HostWorkerRequests } from "./messages";
import { commandLineFor, machineOf, resolveAsked, type MachinePorts } from "./resolve";
import { notOpened, search } from "./search";
import type { Stamps } from "./stamps";
import type { WatchedDirectory } from "./watchPlan";

export interface KeeperPorts {
  readonly engine: Ports;
  /** Throws where a run lacked files that are on no disk: the window fetches them, and the run is made again. */
  assertWhole(): void;
  /** The files of a commit in the place of those of the work tree around a directory; throws a `RevisionError`. */
  filesAt(directory: string, commit: string): ReturnType<typeof filesAt>;
  /** The last commits of the repository around a directory, or the one of a name; throws a `RevisionError`. */
  commits(directory: string, name: string | null): readonly Commit[];
  /** Asked anew for each request: a day passes, a program is installed. */
  machine(): MachinePorts;
  readonly words: Words;
  /** Any sentence of ours in the language of the words. */
  inLanguage(english: string): string;
  readonly revisionBase: number;
  now(): number;
  watchPlan(dependencies: readonly Dependency[]): readonly WatchedDirectory[];
  stampsOf(dependencies: readonly Dependency[]): Stamps;
  isStale(stamps: Stamps): boolean;
}

interface Kept {
  readonly inspection: Inspection;
  readonly view: TargetView;
  readonly summary: Summary;
  readonly stamps: Stamps;
  /** The disk that it was made on: this machine's as it is now, or a commit's, of which each file is asked for once. */
  world(): World;
}

export function createKeeper(ports: KeeperPorts): Handlers<HostWorkerRequests, Nothing> {
  const kept = new Map<string, Kept>();
  const moments = createMoments(ports.words);
  let lastRevision = ports.revisionBase;

  const run = ({ target, request, view, revision: commit }: HostWorkerRequests["inspect"]["in"]): HostInspection => {
    const past = commit === null ? null : ports.filesAt(request.cwd, commit);
    const inspection = inspect(request, past === null ? ports.engine : { ...ports.engine, files: past.files });
    const before = kept.get(target);
    const advice = view.advice ? adviceOf(inspection.actual, worldOfNow()) : [];
    ports.assertWhole();
    const draft = summarise(inspection, view, before?.summary.revision ?? 0, ports.now(), ports.words, advice);
    // A file of a commit never changes: what is left to watch is the rest of the disk.
    const dependencies = dependenciesOf(inspection, draft).filter(({ path }) => past?.isOfCommit(path) !== true);
    const stamps = ports.stampsOf(dependencies);
    const revision = before && isSame(before, inspection, draft, stamps) ? before.summary.revision : ++lastRevision;
    const summary = { ...draft, revision };
    const worldOfPast = past === null ? null : createWorld(past.files, ports.engine.path);
    kept.set(target, { inspection, view, summary, stamps, world: () => worldOfPast ?? worldOfNow() });
    const ignored = (past === null ? [] : inspection.actual.files).filter(({ path }) => past?.isIgnored(path));
    moments.note(target, { evaluation: inspection.actual, view, revision, time: summary.time, ignored });
    return { summary, dependencies, watched: ports.watchPlan(dependencies), unopenable: unopenableOf(summary) };
  };

  const worldOfNow = () => createWorld(ports.engine.files, ports.engine.path);

  /** Asked without opening anything: an editor that opens a FIFO waits for ever. */
  const unopenableOf = ({ findings }: Summary): readonly string[] => {
    const isFile = (path: string) => {
      const stat = ports.engine.files.stat(path);
      return stat.kind === "entry" && stat.type === "file";
    };
    const paths = new Set(findings.flatMap(({ path }) => path ?? []));
    return [...paths].filter((path) => !isFile(path));
  };

  /** Answers from the inspection of one revision only: lines of another would be put together wrongly. */
  const revised = <T>(target: string, revision: number, answer: (of: Kept) => T): Revised<T> => {
    const known = kept.get(target);
    if (known?.summary.revision === revision) return { kind: "current", value: answer(known) };
    return { kind: "stale", revision: known?.summary.revision ?? 0 };
  };

  /** What is wrong with a revision is said to people. */
  const inWords = <T>(ask: () => T): T => {
    try {
      return ask();
    } catch (error) {
      if (error instanceof RevisionError) throw new Error(ports.words.strings[`revision.${error.problem}`]);
      throw error;
    }
  };

  return {
    requests: {
      resolve: (asked) => resolveAsked(asked, ports.machine()),
      machine: ({ piPath }) => machineOf(piPath, ports.machine()),
      commandLine: (asked) => commandLineFor(asked, ports.machine()),
      inspect: (input) => inWords(() => run(input)),
      commits: ({ directory, name }) => inWords(() => ports.commits(directory, name)),
      lines: ({ target, revision, start, end }) =>
        revised(target, revision, ({ inspection, view }) => linesOf(inspection.actual, view, start, end, ports.words)),
      text: ({ target, revision, row }) =>
        revised(target, revision, ({ inspection: { actual } }) => textOf(actual.text, actual.layers, row)),
      explain: ({ target, revision, path }) =>
        revised(target, revision, ({ inspection, view }) =>
          explanationOf(inspection.actual, view, path, ports.words, ports.engine.path),
        ),
      promptLine: ({ target, revision, path, line, column }) =>
        revised(target, revision, ({ inspection }) => promptLineOf(inspection.actual, path, { line, column })),
      find: ({ target, revision, query }) =>
        inWords(() =>
          revised(target, revision, ({ inspection, summary, world }) =>
            search({ inspection, summary, world: world(), now: ports.now }, query),
          ),
        ),
      rule: ({ code }) => rulePage(code, ports.inLanguage),
      frontmatter: ({ data, body }) => writeFrontmatter(data, body),
      fixes: ({ target, revision, finding }) =>
        revised(target, revision, ({ inspection: { actual }, summary, view }) => {
          const found = actual.findings[summary.findings.findIndex(({ id }) => id === finding)];
          if (found === undefined) return [];
          const teller = { words: ports.words, evaluation: actual, places: placesOf(actual.cwd, view) };
          return fixesOf(found, actual, worldOfNow()).map((fix) => ({ ...fix, title: sayHere(teller, fix.title) }));
        }),
      expand: ({ target, revision, line, limit }) =>
        revised(target, revision, ({ inspection: { actual: evaluation }, view }) => {
          const world = createWorld(ports.engine.files, ports.engine.path);
          const scene = { evaluation, features: featuresOf(evaluation.piVersion), world };
          const teller = { words: ports.words, evaluation, places: placesOf(evaluation.cwd, view) };
          return expansionView(line, scene, teller, limit);
        }),
      changed: ({ target }) => {
        const known = kept.get(target);
        return known === undefined || ports.isStale(known.stamps);
      },
      compare: ({ before, after }) => moments.compare(before, after),
      momentText: (side) => moments.text(side),
      moments: ({ target }) => moments.times(target),
      export: ({ target, revision, row, wish }) =>
        revised(target, revision, ({ inspection: { actual }, summary }) => {
          const text = textOf(actual.text, actual.layers, row);
          return exported(wish, { evaluation: actual, summary, text }, ports.words);
        }),
      overview: (asked) => {
        const { request, view } = resolveAsked(asked, ports.machine());
        return summarise(inspect(request, ports.engine), view, 0, ports.now(), ports.words);
      },
      reviewTrust: ({ asked, last }) => {
        const { request, view } = resolveAsked(asked, ports.machine());
        const review = reviewTrust(request, ports.engine);
        return {
          report: trustReport(review, placesOf(request.cwd, view), last, ports.words),
          hashes: Object.fromEntries(review.items.map(({ id, hash }) => [id, hash])),
        };
      },
      forget: ({ target }) => {
        kept.delete(target);
        return null;
      },
    },
    events: {},
  };
}

/** What the run depended on, and the files that it left out unread: Find looks through their texts. */
function dependenciesOf(inspection: Inspection, summary: Summary): readonly Dependency[] {
  const { dependencies } = inspection.actual;
  const known = new Set([...dependencies.map(({ path }) => path), ...notOpened(inspection)]);
  const unread = leftOutPaths(summary).filter((path) => !known.has(path));
  return [...dependencies, ...unread.map((path): Dependency => ({ path, kind: "file" }))];
}

/**
 * Whether two runs came to the same: all that the views draw, the text, where each piece of it is from, and the files that
 * were left out, whose texts Find looks through.
 */
function isSame(before: Kept, inspection: Inspection, summary: Summary, stamps: Stamps): boolean {
  const old = before.inspection.actual;
  const now = inspection.actual;
  return (
    old.text === now.text &&
    JSON.stringify({ ...before.summary, time: 0 }) === JSON.stringify({ ...summary, time: 0 }) &&
    JSON.stringify([old.segments, old.files]) === JSON.stringify([now.segments, now.files]) &&
    leftOutPaths(summary).every((path) => before.stamps.get(path) === stamps.get(path))
  );
}

function textOf(text: string, layers: readonly Layer[], row: string | null): string {
  if (row === null) return text;
  const layer = find(layers, row);
  return layer === undefined ? "" : text.slice(layer.start, layer.end);
}

function find(layers: readonly Layer[], id: string): Layer | undefined {
  for (const layer of layers) {
    const found = layer.id === id ? layer : find(layer.children, id);
    if (found) return found;
  }
  return undefined;
}
