/** Starts the worker thread that was built beside the extension. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { WorkerThread } from "./client";
import type { WorkerStart } from "./messages";

/** `directory` is where the bundles lie. */
export function startWorkerThread(directory: string, data: WorkerStart): WorkerThread {
  const worker = new Worker(join(directory, "worker.cjs"), { workerData: data, stdout: false, stderr: false });
  // A stuck thread must not keep the extension host alive.
  worker.unref();
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      worker.on("message", listener);
      return () => worker.off("message", listener);
    },
    onGone: (listener) => {
      worker.once("error", (error) => listener(`The worker failed: ${error.stack ?? error.message}`));
      worker.once("exit", (code) => listener(`The worker ended with code ${code}.`));
    },
    end: () => void worker.terminate(),
  };
}
