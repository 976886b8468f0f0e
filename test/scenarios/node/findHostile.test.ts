/** Find on the real disk, in folders made to hang or flood whoever reads them: it ends, and says what it left out. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "../../../src/engine/inspect";
import { createWorld } from "../../../src/engine/world";
import { search } from "../../../src/host/worker/search";
import { createPorts } from "../../../src/node/ports";
import type { LeftOutFound } from "../../../src/protocol/findLeftOut";
import { summarise } from "../../../src/protocol/summary";
import {
  bombsEverywhere,
  devicesEverywhere,
  fifosEverywhere,
  giantsEverywhere,
  loopsEverywhere,
  type HostilePlace,
} from "../../support/hostileFolder";
import { view } from "../../support/host/summaries";
import { requestOf } from "../../support/inspectInMemory";

describe("find in hostile files that were left out", () => {
  let root = "";
  beforeEach(() => void (root = realpathSync(mkdtempSync(join(tmpdir(), "pi-prompt-find-")))));
  afterEach(() => rmSync(root, { recursive: true }));

  /** The limits of one search together, and the time that a busy machine takes. */
  const enough = 15_000;

  const look = (lay: (place: HostilePlace) => void): LeftOutFound => {
    const place = { home: join(root, "home"), cwd: join(root, "home", "project") };
    mkdirSync(join(place.cwd, "docs"), { recursive: true });
    lay(place);
    const elsewhere = join(place.cwd, "docs", "AGENTS.md");
    writeFileSync(elsewhere, "Say basket.\n");
    const ports = createPorts();
    const agentDir = join(place.home, ".pi/agent");
    const inspection = inspect(requestOf({ ...place, agentDir, survey: [elsewhere] }), ports);
    const summary = summarise(inspection, { ...view, home: place.home }, 1, 0);
    const world = createWorld(ports.files, ports.path);
    const started = performance.now();
    const query = { text: "basket", matchCase: false, isPattern: false };
    const answer = search({ inspection, summary, world, now: () => Date.now() }, query);
    assert.ok(performance.now() - started < enough);
    assert.ok(answer.kind === "found", answer.kind);
    return answer.leftOut;
  };
  const found = ({ files }: LeftOutFound) => files.map(({ path }) => path.slice(root.length));
  const reasons = ({ unread }: LeftOutFound) => new Set(unread.map(({ why }) => why));
  const ours = ["/home/project/docs/AGENTS.md"];

  it("opens no FIFO", () => {
    const answer = look(fifosEverywhere);
    assert.deepEqual([found(answer), reasons(answer)], [ours, new Set(["notRegular"])]);
  });

  it("opens no device that a link leads to", () => {
    const answer = look(devicesEverywhere);
    assert.deepEqual([found(answer), reasons(answer)], [ours, new Set(["notRegular"])]);
  });

  it("reads nothing of 300 MB", () => {
    const answer = look(giantsEverywhere);
    assert.deepEqual([found(answer), reasons(answer)], [ours, new Set(["tooLarge"])]);
  });

  it("goes round no links", () => {
    // A link among the skills leads to the project: by it the same file is a skill without a description.
    assert.deepEqual(found(look(loopsEverywhere)), ["/home/project/.agents/skills/top/docs/AGENTS.md", ...ours]);
  });

  it("comes to the end of long texts", () => {
    assert.deepEqual(found(look(bombsEverywhere)), ours);
  });
});
