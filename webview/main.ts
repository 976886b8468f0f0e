/**
 * The start of the page. The host's HTML needs no more than this:
 *
 *     <html lang="en">
 *     <head>
 *       <meta charset="utf-8">
 *       <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src S; font-src S;
 *         style-src S 'nonce-N'; script-src 'nonce-N'">
 *       <meta property="csp-nonce" content="N">
 *       <meta name="viewport" content="width=device-width, initial-scale=1">
 *       <title>Assembled System Prompt</title>
 *       <link rel="stylesheet" href="…/dist/panel.css">
 *     </head>
 *     <body><div id="app"></div><script nonce="N" src="…/dist/panel.js"></script></body>
 *     </html>
 *
 * S is the webview's source, N a fresh cryptographic nonce. `lang` is VS Code's language: numbers and times are written
 * by it. The `csp-nonce` meta lets the control library probe for `:focus-visible`; the script has to stand in the HTML.
 */
import { openHost } from "./host";
import { createPanel, type Panel } from "./panel";
import { createStore, readView } from "./store";
import { registerControls } from "./ui/controls";
import { wordsOf } from "./view/page";

registerControls();

const host = openHost(
  {
    state: (page) => panel.receive(page),
    target: ({ target }) => {
      document.body.dataset["target"] = target;
      host.keep(store.get().view);
    },
    reveal: ({ row }) => panel.reveal(row),
    act: ({ act }) => panel.act(act),
  },
  (why) => wordsOf(store.get().page).strings[`noAnswer.${why}`],
);
const store = createStore({
  page: null,
  problem: null,
  view: readView(host.kept()),
  find: null,
  filter: null,
  explained: null,
});

/** Asks for the whole state; the panel is drawn from the answer and from nothing else. */
async function start(): Promise<void> {
  store.set({ problem: null });
  const reply = await host.channel.request("ready", {});
  if (reply.ok) panel.receive(reply.value);
  else if (store.get().page === null) store.set({ problem: reply.error });
}

const panel: Panel = createPanel(
  document.getElementById("app") ?? document.body,
  store,
  host.channel,
  () => void start(),
);

let keeping: number | undefined;
store.onChange((now, before) => {
  if (now.view === before.view) return;
  clearTimeout(keeping);
  keeping = window.setTimeout(() => host.keep(store.get().view), 100);
});
// A hidden page may be thrown away at once.
document.addEventListener("visibilitychange", () => host.keep(store.get().view));

void start();
