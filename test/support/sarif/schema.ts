/**
 * The JSON schema of SARIF 2.1.0 as an npm package publishes it, and a validator of the same package's own: fetched into
 * the git-ignored cache like the pi versions.
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { install } from "../pi/install";
import { cacheFolder } from "../repository";

const folder = join(cacheFolder, "sarif");
const spec = "@microsoft/jest-sarif@1.0.0-beta.0";
const schemaFile = join(folder, "node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");

interface Validate {
  (value: unknown): boolean;
  readonly errors: readonly object[] | null;
}

interface Validator {
  addMetaSchema(schema: object): void;
  compile(schema: object): Validate;
}

/** A function that gives the violations of the schema. */
export async function sarifValidator(): Promise<(log: unknown) => readonly object[]> {
  if (!existsSync(schemaFile)) await install(folder, spec);
  const require = createRequire(join(folder, "package.json"));
  const Ajv = require("ajv") as new (options: object) => Validator;
  // The schema is of draft 4, whose own schema comes with the validator.
  const ajv = new Ajv({ allErrors: true, schemaId: "auto" });
  ajv.addMetaSchema(require("ajv/lib/refs/json-schema-draft-04.json") as object);
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Record<string, unknown>;
  const validate = ajv.compile(schema);
  return (log) => (validate(log) ? [] : (validate.errors ?? [{}]));
}
