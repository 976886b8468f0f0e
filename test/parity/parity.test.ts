/**
 * Our prompt is the real pi's, byte for byte: every case of the corpus on every version that the tests know. What is
 * expected comes from the real pi in this very run.
 */
import assert from "node:assert/strict";
import { installPis } from "../support/pi/install";
import { testedVersions } from "../support/pi/versions";
import { corpus } from "./corpus/index";
import { runCorpus, type CaseResult } from "./runCorpus";

for (const version of testedVersions) {
  describe(`parity with pi ${version}`, function () {
    const answers = new Map<string, PromiseWithResolvers>();
    for (const { id } of corpus) answers.set(id, promiseWithResolvers());
    let run: Promise<void>;

    before(async function () {
      // The first run on a machine installs the version.
      this.timeout(0);
      await installPis([version]);
      run = runCorpus(corpus, [version], (result) => answers.get(result.id)?.resolve(result));
      // A run that breaks off leaves no test waiting.
      run.catch((error: unknown) => answers.forEach(({ reject }) => reject(error)));
    });

    for (const { id, about } of corpus) {
      it(`${id}: ${about}`, async () => {
        const result = await answers.get(id)?.promise;
        assert.deepEqual(result?.differences, [], result?.differences.join("\n"));
      });
    }

    after(async function () {
      this.timeout(0);
      await run;
    });
  });
}

interface PromiseWithResolvers {
  readonly promise: Promise<CaseResult>;
  resolve(result: CaseResult): void;
  reject(error: unknown): void;
}

function promiseWithResolvers(): PromiseWithResolvers {
  let resolve: (result: CaseResult) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<CaseResult>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  // A test may look only after the answer is there.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
