/** Setting with a value that stops pi. */
import type { Rule } from "../../rule";

export const valueStops = {
  code: "settings.valueStops",
  severity: "error",
  title: "Setting with a value that stops pi",
  symptom: "pi exits at its start, or answers the first prompt with an error.",
  why: "pi does not look at the types of enabledModels, httpProxy, sessionDir, shellPath, httpIdleTimeoutMs and websocketConnectTimeoutMs before it uses them. It reads the sessionDir of a project even when the project is not trusted.",
  example: '`{"httpProxy": "localhost:3128"}`: the address lacks its `http://`. Or `{"sessionDir": true}`.',
  remedy:
    "enabledModels is a list of texts, httpProxy an address with `http://` or `https://` and nothing behind its port, sessionDir and shellPath are paths, the two times numbers of milliseconds from 0.",
  fixes: [],
} as const satisfies Rule;
