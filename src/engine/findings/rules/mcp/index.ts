/** The rules of this area, in the order of the documentation. */
import { autoEnableInvalid } from "./autoEnableInvalid";
import { bom } from "./bom";
import { broken } from "./broken";
import { changesTooMuch } from "./changesTooMuch";
import { clash } from "./clash";
import { hangs } from "./hangs";
import { notServers } from "./notServers";
import { nothingToChange } from "./nothingToChange";
import { projectAuth } from "./projectAuth";
import { repeated } from "./repeated";
import { replaced } from "./replaced";
import { serverInvalid } from "./serverInvalid";
import { tooLarge } from "./tooLarge";
import { unknownInVersion } from "./unknownInVersion";
import { unreadable } from "./unreadable";

export const mcpRules = [
  broken,
  bom,
  notServers,
  unreadable,
  hangs,
  tooLarge,
  unknownInVersion,
  autoEnableInvalid,
  serverInvalid,
  clash,
  projectAuth,
  nothingToChange,
  changesTooMuch,
  repeated,
  replaced,
] as const;
