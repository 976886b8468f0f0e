/** Variable for a proxy that stops pi. */
import type { Rule } from "../../rule";

export const proxyStops = {
  code: "prompt.proxyStops",
  severity: "error",
  title: "Variable for a proxy that stops pi",
  symptom: "pi exits at its start with `Invalid URL` or `Invalid URL protocol`.",
  why: "pi makes a proxy of HTTP_PROXY and one of HTTPS_PROXY (or of their names in small letters, which count first) before it does anything else, and does not catch what goes wrong there. Other programs are content with less.",
  example: "`HTTPS_PROXY=proxy.example:3128`: the address lacks its `http://`.",
  remedy:
    "Write the address with `http://` or `https://` and nothing behind its port, set the variable to nothing, or remove it.",
  fixes: [],
} as const satisfies Rule;
