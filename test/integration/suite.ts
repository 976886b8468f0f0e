/**
 * The entry that VS Code's extension host calls: runs the test files of this window with mocha. The suite's console is
 * the extension host's.
 */
import { runFiles } from "../support/run/mochaRun";
import { filesVariable, suiteEnd, suiteStart } from "../support/vscode/suiteEnvironment";

/** Called by VS Code; a rejected promise is a failed run. */
export async function run(): Promise<void> {
  const files = JSON.parse(process.env[filesVariable] ?? "[]") as readonly string[];
  console.log(suiteStart);
  const counts = await runFiles("integration", files).finally(() => console.log(suiteEnd));
  if (counts.failed > 0) throw new Error(`${counts.failed} tests failed.`);
}
