/** `npm run package`: makes the VSIX in the root of the repository. */
import { repositoryRoot } from "../repository";
import { makePackage } from "./package";

await makePackage(repositoryRoot);
