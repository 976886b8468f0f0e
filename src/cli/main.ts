/** The command line: arguments, to request, to engine, to text or JSON. */
import { version } from "../../package.json";
import { callerEnvironment, localDate, machineLocale, platformFacts } from "../node/facts";
import { createPorts } from "../node/ports";
import { paperOf } from "./layout";
import { deliver } from "./output";
import { run } from "./run";

const ports = createPorts();
const environment = callerEnvironment();
const machine = {
  files: ports.files,
  workingDirectory: process.cwd(),
  environment,
  date: localDate(),
  locale: machineLocale(),
  platformFacts,
};

deliver(
  run(process.argv.slice(2), {
    machine,
    ports,
    paper: paperOf(process.stdout, environment),
    version,
    time: Date.now(),
  }),
);
