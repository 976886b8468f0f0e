/**
 * Runs a program so that file modes count for it although the tests run as root, who reads everything. That is another
 * user, `nobody`. Where nobody cannot reach the program (a clone below /root), it stays root and gives up the two
 * rights by which root passes modes by.
 */
import { spawnSync } from "node:child_process";
import { repositoryRoot } from "./repository";

const nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
const powerless = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"];

/** Whether the other user is `nobody`, who then has to own what it shall write to. */
export const otherUserIsNobody = reaches(nobody);

/** What stands before a command to run it as the other user. */
export const asOtherUser: readonly string[] = otherUserIsNobody ? nobody : powerless;

function reaches([command = "", ...args]: readonly string[]): boolean {
  return spawnSync(command, [...args, "test", "-r", `${repositoryRoot}/package.json`]).status === 0;
}
