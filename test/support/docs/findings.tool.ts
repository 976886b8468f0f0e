/** `npm run docs`: writes docs/findings.md from the catalogue. */
import { writeFileSync } from "node:fs";
import { findingsPage, pagePath } from "./findingsPage";

writeFileSync(pagePath, findingsPage());
