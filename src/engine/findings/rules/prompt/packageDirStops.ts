/** PI_PACKAGE_DIR that stops pi. */
import { endVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const packageDirStops = {
  code: "prompt.packageDirStops",
  severity: "error",
  until: endVersion("themesReadAtStart"),
  title: "PI_PACKAGE_DIR that stops pi",
  symptom: "pi exits at its start and names a file that is not there.",
  why: "pi reads its own parts from the folder that PI_PACKAGE_DIR names, and does not expect them to be missing.",
  example: "`PI_PACKAGE_DIR=/opt/pi` where /opt/pi has the documentation only.",
  remedy: "Set the variable to the folder of an installed pi, or remove it.",
  fixes: [],
} as const satisfies Rule;
