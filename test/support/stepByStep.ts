/**
 * Called inside of `describe`, where each test goes on from the one before: after a failed one the rest is not tried.
 * Mocha's own `bail` would leave the whole suite out, without a word, once a test of any other suite has failed.
 */
export function stepByStep(): void {
  let hasFailed = false;
  beforeEach(() => {
    if (hasFailed) throw new Error("A step before this one failed.");
  });
  afterEach(function () {
    hasFailed ||= this.currentTest?.state === "failed";
  });
}
