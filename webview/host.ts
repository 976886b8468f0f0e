/** The page's end of the channel, and what VS Code keeps for it over a reload. */
import { createChannel, type Channel, type Handlers } from "../src/protocol/channel";
import type { FromPage, HostEvents, PageEvents, PageRequests, ToPage } from "../src/protocol/messages";

interface VsCodeApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

export interface Host {
  readonly channel: Channel<PageRequests, HostEvents>;
  kept(): unknown;
  keep(state: unknown): void;
}

/** `noAnswer` says, in the user's language, that no answer came. */
export function openHost(
  hears: Handlers<ToPage["requests"], PageEvents>["events"],
  noAnswer: (why: "closed" | "late") => string,
): Host {
  const api = acquireVsCodeApi();
  const channel = createChannel<FromPage, ToPage>(
    {
      post: (message) => api.postMessage(message),
      onMessage: (listener) => {
        const hear = (event: MessageEvent) => listener(event.data);
        window.addEventListener("message", hear);
        return () => window.removeEventListener("message", hear);
      },
      wait: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      noAnswer,
      onProblem: (problem) => console.warn(problem),
    },
    { requests: {}, events: hears },
  );
  // The host's HTML says what the panel shows; kept, it lets the host show the same after a reload of the window.
  const target = () => document.body.dataset["target"] ?? "";
  const keep = (state: unknown) => api.setState({ ...(state as object | null), target: target() });
  keep(api.getState());
  return { channel, kept: () => api.getState(), keep };
}
