/**
 * The user message of the real pi on the wire equals ours, for lines of every shape: templates, skills, names, quotes,
 * placeholders and what stays as typed. One folder, every line on each of three versions.
 */
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { startWire, type Wire } from "../support/pi/wire";
import { layOut, type LaidOut } from "../support/pi/folder";
import { askOurs } from "./typedLines";
import { lines, typedFolder } from "./typedLinesCases";

const versions = ["0.82.1", "0.84.2", "1.6.0"];

for (const version of versions) {
  describe(`the user message of pi ${version}`, () => {
    let laid: LaidOut;
    let wire: Wire;
    let pi: PiSdk;

    before(async function () {
      this.timeout(0);
      await installPis([version]);
      laid = layOut(typedFolder);
      wire = await startWire();
      pi = await startPiSdk(version);
    });

    after(async () => {
      await pi?.close();
      await wire?.close();
      laid?.remove();
    });

    for (const typed of lines) {
      it(JSON.stringify(typed), async () => {
        const run = { version, cwd: laid.at("p"), home: laid.at("h"), agentDir: laid.at("h/.pi/agent") };
        // The file names the address of one run.
        rmSync(laid.at("h/.pi/agent/models.json"), { force: true });
        const theirs = await wire.runInside({ ...run, flags: ["--approve"], typed }, pi);
        assert.equal(theirs.kind, "sent");
        assert.equal(askOurs(laid, version, typed).message, theirs.kind === "sent" ? theirs.user : null);
      });
    }
  });
}
