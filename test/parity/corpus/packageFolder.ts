/** A package's folder, as most cases on packages have it. */
import type { Files } from "../../support/pi/folder";
import { skill } from "./case";

/** A package folder with conventional folders. */
export function packageAt(at: string, tag: string, manifest?: unknown): Files {
  return {
    ...(manifest === undefined
      ? {}
      : { [`${at}/package.json`]: typeof manifest === "string" ? manifest : JSON.stringify(manifest) }),
    [`${at}/skills/one/SKILL.md`]: skill(`${tag}-one`),
    [`${at}/skills/two/SKILL.md`]: skill(`${tag}-two`),
    [`${at}/skills/loose.md`]: skill(`${tag}-loose`),
    [`${at}/prompts/t.md`]: `${tag} T\n`,
    [`${at}/prompts/sub/u.md`]: `${tag} U\n`,
    [`${at}/more/three/SKILL.md`]: skill(`${tag}-three`),
    [`${at}/SKILL.md`]: skill(`${tag}-root`),
  };
}
