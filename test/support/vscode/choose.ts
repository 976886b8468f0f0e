/**
 * Which VS Code the integration tests run in. `VSCODE_FOR_TESTS` says `desktop` (test-electron's own download) or
 * `headless`. Without it, `headless` where nobody looks at a screen: in CI, and on Linux without a display.
 */

/** The variable that chooses the VS Code of the integration tests. */
export const choiceVariable = "VSCODE_FOR_TESTS";

/** The VS Code that the environment asks for, or a sentence that says why there is none. */
export function chooseVsCode(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): "desktop" | "headless" | { readonly problem: string } {
  const hasDisplay = platform !== "linux" || Boolean(environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"]);
  const asked = environment[choiceVariable];
  switch (asked) {
    case undefined:
    case "":
      return environment["CI"] === "true" || !hasDisplay ? "headless" : "desktop";
    case "headless":
      return asked;
    case "desktop":
      return hasDisplay
        ? asked
        : { problem: `${choiceVariable}=desktop needs a display; set ${choiceVariable}=headless.` };
    default:
      return { problem: `${choiceVariable} is "desktop" or "headless", not "${asked}".` };
  }
}
