/** The fixes that are offered for a folder in memory. */
import { fixesOf, type Fix } from "../../src/engine/findings/fixes";
import { createWorld } from "../../src/engine/world";
import { findingsIn, inspectSetup, portsOf, type Setup } from "./findingsInMemory";

/** The fixes of the first finding of a code in a folder. */
export function fixesIn(setup: Setup, code: string): readonly Fix[] {
  const { actual } = inspectSetup(setup);
  const { files, path } = portsOf(setup);
  const found = findingsIn(setup).find((one) => one.code === code);
  return found ? fixesOf(found, actual, createWorld(files, path)) : [];
}
