/**
 * The worker thread's entry: the engine on this machine's disk, behind the channel. Heavy input keeps this thread busy
 * and not the editor; a disk that never answers leaves it stuck, and the host starts another.
 */
import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { texts } from "../../engine/texts";
import { fill } from "../../engine/texts/fill";
import { callerEnvironment, homeDirectory, localDate, machineLocale, platformFacts } from "../../node/facts";
import { commitNamed, filesAt, objectsAround, recentCommits } from "../../node/git/commits";
import { createPorts } from "../../node/ports";
import { createChannel } from "../../protocol/channel";
import type { Words } from "../../protocol/words";
import { systemClock } from "../event";
import { phrasesIn } from "../translate";
import { createKeeper } from "./keeper";
import { telling } from "./telling";
import { createVirtualFiles } from "./virtualFiles";
import type { FromHostWorker, ToHostWorker, WorkerStart } from "./messages";
import { isStale, stampsOf, type Stamps } from "./stamps";
import { watchPlan } from "./watchPlan";

const port = parentPort;
if (port === null) throw new Error("The worker is no program of its own.");

const { revisionBase, language, translations, places } = workerData as WorkerStart;
const ports = createPorts();
const virtual = createVirtualFiles(ports.files, ports.path, process.platform === "linux", places);
const engine = { ...ports, files: virtual.files };

const words: Words = {
  ...phrasesIn(language, translations),
  say: (code, values) => fill(translations?.[texts[code]] ?? texts[code], values),
};

/** Commits that are offered to compare with. */
const mostCommits = 50;

const isDirectory = (path: string): boolean => {
  if (virtual.isVirtual(path)) {
    const stat = engine.files.stat(path);
    return stat.kind === "entry" && stat.type === "directory";
  }
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/** A file system that is none of the disk has no stamps: nobody can say that nothing has changed. */
const noStamps: Stamps = new Map();

const keeper = createKeeper({
  engine,
  assertWhole: virtual.assertWhole,
  words,
  inLanguage: (english) => translations?.[english] ?? english,
  revisionBase,
  now: () => Date.now(),
  machine: () => ({
    files: engine.files,
    environment: callerEnvironment(),
    home: homeDirectory(),
    date: localDate(),
    locale: machineLocale(),
    platformFacts,
  }),
  filesAt: (directory, commit) => filesAt(engine.files, directory, commit),
  commits: (directory, name) => {
    const { objects } = objectsAround(directory);
    return name === null ? recentCommits(objects, mostCommits) : [commitNamed(objects, name)];
  },
  watchPlan: (dependencies) => {
    const watched = dependencies.filter(({ path }) => !virtual.isVirtual(path) || virtual.isInFolder(path));
    const plan = watchPlan(watched, { isDirectory, realpath: engine.files.realpath, dirname, basename });
    return plan.filter(({ directory }) => !virtual.isVirtual(directory) || virtual.isInFolder(directory));
  },
  stampsOf: (dependencies) =>
    dependencies.some(({ path }) => virtual.isInFolder(path)) ? noStamps : stampsOf(dependencies),
  isStale: (stamps) => stamps === noStamps || isStale(stamps),
});

createChannel<FromHostWorker, ToHostWorker>(
  {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.on("message", listener);
      return () => port.off("message", listener);
    },
    wait: systemClock.wait,
  },
  telling(keeper.requests, virtual),
);
