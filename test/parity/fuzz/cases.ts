/** Generated cases: a folder for the SDK, or a folder and a start for the command line. */
import fc from "fast-check";
import type { Case } from "../corpus/case";
import { filesOf, folderItems } from "./folders";
import { shape } from "./shapes";
import { flags, startItems, typed } from "./starts";

const rest = { id: "generated", about: "a generated folder", has: [], lacks: [], asNobody: false };

/** A case that pi's SDK answers. */
export const sdkCase: fc.Arbitrary<Case> = fc
  .record({ items: folderItems("sdk"), at: shape, trusted: fc.constantFrom(true, true, true, false) })
  .map(({ items, at, trusted }) => ({ ...rest, ...at, files: filesOf(items, at), question: { by: "sdk", trusted } }));

/** A case that pi's command line answers. What only a start reads comes first, so that it finds room. */
export const startedCase: fc.Arbitrary<Case> = fc
  .record({ items: folderItems("start"), more: startItems, at: shape, flags, typed })
  .map(({ items, more, at, flags: given, typed: line }) => {
    const files = filesOf([...more, ...items], at);
    return { ...rest, ...at, files, question: { by: "wire", flags: given, typed: line } };
  });
