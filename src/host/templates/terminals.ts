/**
 * Terminals that run pi. Text that goes to a shell instead would be run as commands, so what a terminal runs is known
 * by what VS Code reports, never guessed by its name.
 */
import { window, type Terminal } from "vscode";
import { createEndings, type Ending } from "../event";
import { startsPi } from "./terminalText";

export interface PiTerminals extends Ending {
  runsPi(terminal: Terminal): boolean;
  /** A new terminal whose program is pi itself: there is no shell behind it. */
  open(options: PiStart): Terminal;
}

export interface PiStart {
  readonly executable: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

export function createPiTerminals(): PiTerminals {
  const own = new Set<Terminal>();
  const running = new Set<Terminal>();
  const endings = createEndings();
  endings.add(
    window.onDidStartTerminalShellExecution(({ terminal, execution }) => {
      if (startsPi(execution.commandLine.value)) running.add(terminal);
    }),
  );
  endings.add(window.onDidEndTerminalShellExecution(({ terminal }) => void running.delete(terminal)));
  endings.add(
    window.onDidCloseTerminal((terminal) => {
      own.delete(terminal);
      running.delete(terminal);
    }),
  );
  return {
    runsPi: (terminal) => terminal.exitStatus === undefined && (own.has(terminal) || running.has(terminal)),
    open: ({ executable, args, cwd }) => {
      const terminal = window.createTerminal({ name: "pi", shellPath: executable, shellArgs: [...args], cwd });
      own.add(terminal);
      return terminal;
    },
    dispose: () => endings.dispose(),
  };
}
