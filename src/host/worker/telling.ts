/** The worker's answers on the wire: each question is answered, or says what has to be seen first. */
import type { Handlers } from "../../protocol/channel";
import type { Nothing } from "../../protocol/messages";
import type { HostWorkerRequests, VirtualRequests, WiredRequests } from "./messages";
import type { VirtualFiles } from "./virtualFiles";

type Questions = HostWorkerRequests & VirtualRequests;

/** The handlers of the questions, and those that the virtual files answer themselves. */
export function telling(
  keeper: Handlers<HostWorkerRequests, Nothing>["requests"],
  virtual: VirtualFiles,
): Handlers<WiredRequests, Nothing> {
  const own: Handlers<VirtualRequests, Nothing>["requests"] = {
    seeAnew: ({ places, root }) => {
      virtual.seeAnew(places, root);
      return null;
    },
    provide: ({ answers }) => {
      virtual.provide(answers);
      return null;
    },
  };
  const all: Handlers<Questions, Nothing>["requests"] = { ...keeper, ...own };
  const wired = Object.entries(all).map(([name, handle]) => [
    name,
    (input: never) => tell(() => (handle as (input: never) => unknown)(input), virtual),
  ]);
  // The names and the order of the types are those of the same table.
  return { requests: Object.fromEntries(wired) as Handlers<WiredRequests, Nothing>["requests"], events: {} };
}

/** What a question answers, or fails with, on half of the files is of no use. The handlers wait for nothing. */
function tell(answer: () => unknown, virtual: VirtualFiles): unknown {
  virtual.begin();
  try {
    const told = answer();
    const lacks = virtual.needs();
    return lacks.length === 0 ? { told } : { lacks };
  } catch (error) {
    const lacks = virtual.needs();
    if (lacks.length === 0) throw error;
    return { lacks };
  }
}
