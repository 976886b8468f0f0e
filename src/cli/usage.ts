/** The manual of the command line. */

export const usage = `Shows the system prompt that the coding agent pi would send from a folder. It reads files and runs nothing.

pi-prompt inspect [folder] [options] [-- pi flags]        the layers (tree), the prompt alone (text), or everything (json)
pi-prompt expand  [folder] [options] -- [pi flags] LINE   the user message that a typed line becomes (text, json)
pi-prompt explain [folder] FILE [options] [-- pi flags]   why a file is in the prompt or not (text, json)
pi-prompt check   [folder] [options] [-- pi flags]        findings (text, json, sarif)
pi-prompt review  [folder] [options] [-- pi flags]        what trust would add, and run, before it is granted (text, json)

The folder is the one that pi would be started in; without it, the current one.

  --home DIR             the user's home; with it, none of the caller's PI_* variables count
  --agent-dir DIR        pi's agent directory (default: PI_CODING_AGENT_DIR, else .pi/agent in the home)
  --pi-version VERSION   X.Y.Z, latest (the newest one known), or auto (default: the installed pi, else latest)
  --pi-package DIR       where that pi is installed: the docs paths in the prompt point there
  --trust STATE          stored (default: as pi would decide), trusted or untrusted
  --mode MODE            interactive (default) or print
  --date YYYY-MM-DD      the date that old versions print (default: today)
  --format FORMAT        see above; the first one named is the default
  --context-window N     inspect: the share of a context window of N tokens that the prompt takes
  --fail-on SEVERITY     check: error, warning (default) or information, and everything above it
  --expect COUNTS        check: counts that must hold, as in sections=8,tools=4,contextFiles=3,skills=5
  --advice               check: advice on good practice as well; it never fails the call
  --help, --version

After -- everything is read as pi reads its own command line, and wins over the options above.
Exit code: 0 fine, 1 findings (check) or something that trust would add (review), 2 wrong call, 3 the real pi would send
nothing.
`;
