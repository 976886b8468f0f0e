import { createHash } from "node:crypto";

/** SHA-256 of a text's UTF-8, as lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
