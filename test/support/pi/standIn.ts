/**
 * A program that stands in for pi where only its terminal matters: it is found as pi is, and keeps every byte that it
 * is started with and that is typed into it.
 */
import type { Files } from "./folder";

const packageFolder = "h/lib/node_modules/@earendil-works/pi-coding-agent";

/** The names in the home folder under which the bytes are kept. */
export const startedWith = "started-with";
export const typedInto = "typed-into";

// The terminal is taken raw before the sign that pastes are understood, as pi's own terminal is.
const script = `#!/bin/sh
printf '%s\\n' "$@" > "$HOME/${startedWith}"
stty raw -echo
printf '\\033[?2004h'
exec cat > "$HOME/${typedInto}"
`;

/** The files of the stand-in. VS Code asks the user's login shell for the PATH, so that bash has to be that shell. */
export function standInFiles(version: string): Files {
  return {
    [`${packageFolder}/package.json`]: JSON.stringify({ name: "@earendil-works/pi-coding-agent", version }),
    [`${packageFolder}/dist/cli.js`]: { kind: "mode", text: script, mode: 0o755 },
    "h/.bash_profile": 'export PATH="$HOME/bin:$PATH"\n',
    "h/bin/pi": { kind: "link", to: "@H@/lib/node_modules/@earendil-works/pi-coding-agent/dist/cli.js" },
  };
}
