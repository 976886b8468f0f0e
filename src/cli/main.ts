/** The command line: arguments, to request, to engine, to text or JSON. */
import { version } from "../../package.json";
import { callerEnvironment, homeDirectory, localDate, machineLocale, platformFacts } from "../node/facts";
import { createPorts } from "../node/ports";
import { paperOf } from "./layout";
import type { Answer } from "./output";
import { deliver, ownFault, wrongCall } from "./output";
import { run } from "./run";

deliver(answer());

function answer(): Answer {
  const workingDirectory = whereWeAre();
  if (workingDirectory === undefined) {
    return wrongCall("the current folder does not exist any more.", "Change to a folder that does.");
  }
  const ports = createPorts();
  const environment = callerEnvironment();
  const machine = {
    files: ports.files,
    workingDirectory,
    home: homeDirectory(),
    environment,
    date: localDate(),
    locale: machineLocale(),
    platformFacts,
  };
  try {
    const paper = paperOf(process.stdout, environment);
    return run(process.argv.slice(2), { machine, ports, paper, version, time: Date.now() });
  } catch (error) {
    return ownFault(error);
  }
}

function whereWeAre(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}
