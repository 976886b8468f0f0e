/** The set-up of suites on the demo: its folder in a real window, with the panel open. */
import type { Frame } from "playwright-core";
import { layOutDemo, type Demo } from "../../demo/layout";
import { repositoryRoot } from "../repository";
import { openWorkbench, type Workbench, type WorkbenchOptions } from "./workbench";

/** What the hooks have made; each is there in the tests, not before. */
export interface UsedDemo {
  readonly demo: Demo;
  readonly workbench: Workbench;
  /** The panel's frame; a test that makes VS Code build the panel anew puts the new one here. */
  panel: Frame;
}

/** Called inside of `describe`. */
export function useDemo(options: Pick<WorkbenchOptions, "keybindings"> = {}): UsedDemo {
  let demo: Demo;
  let workbench: Workbench;
  let panel: Frame;
  before(async () => {
    demo = layOutDemo();
    workbench = await openWorkbench({
      ...options,
      home: demo.home,
      folder: demo.folder,
      extensionFolder: repositoryRoot,
    });
    await workbench.runCommand("Pi Prompt: Show Assembled System Prompt");
    panel = await workbench.webview("[role=tree]");
  });
  after(async () => {
    await workbench.close();
    demo.remove();
  });
  return {
    get demo() {
      return demo;
    },
    get workbench() {
      return workbench;
    },
    get panel() {
      return panel;
    },
    set panel(next) {
      panel = next;
    },
  };
}
