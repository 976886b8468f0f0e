/** Our own answer to a typed line in a laid out folder: as print mode, the project being trusted by pi's flag. */
import { expand } from "../../src/engine/expand/expand";
import type { Expansion } from "../../src/engine/expand/expansion";
import { inspect } from "../../src/engine/inspect";
import { createWorld } from "../../src/engine/world";
import { createPorts } from "../../src/node/ports";
import { featuresOf } from "../../src/profiles/features";
import type { LaidOut } from "../support/pi/folder";

/** Expands the line as that pi would with `pi -p --approve LINE`. */
export function askOurs(laid: LaidOut, version: string, typed: string): Expansion {
  const ports = createPorts();
  const { actual } = inspect(
    {
      cwd: laid.at("p"),
      home: laid.at("h"),
      agentDir: laid.at("h/.pi/agent"),
      piVersion: version,
      piPackageDir: null,
      mode: "print",
      trust: "stored",
      environment: { HOME: laid.at("h") },
      flags: ["-p", "--approve", typed],
      date: "2026-01-31",
      locale: "en-US",
      platform: { os: "linux", caseSensitive: true },
      survey: [],
      openProjectSettingPaths: true,
    },
    ports,
  );
  return expand(typed, {
    evaluation: actual,
    features: featuresOf(version),
    world: createWorld(ports.files, ports.path),
  });
}
