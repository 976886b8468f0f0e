/** Which tools are on the list and whose rules stand below it, as seen in runs of the versions that are named. */
import { deepEqual } from "node:assert/strict";
import { inspectFiles } from "../support/inspectInMemory";

describe("code mode alone", () => {
  const files = {
    "/h/.pi/agent/settings.json": JSON.stringify({ codemode: { mode: "only" }, defaultTools: ["+codemode"] }),
  };
  /** The listed tools, and whether a rule of the hidden `read` is in the text. */
  const told = (piVersion: string) => {
    const { tools, text } = inspectFiles(files, { piVersion }).actual;
    return [tools.filter(({ listed }) => listed).map(({ name }) => name), text.includes("Use read to examine files")];
  };

  it("takes the tools that it hides off the list since 0.99.2, and their rules too since 1.0.4", () => {
    deepEqual(told("1.0.3"), [["codemode"], true]);
    deepEqual(told("1.0.4"), [["codemode"], false]);
    deepEqual(told("1.6.0"), [["codemode"], false]);
  });
});
