/** Reading what has no event of its own: a file that VS Code writes, the clipboard, a text that comes in parts. */
import assert from "node:assert/strict";

/** Most milliseconds until what is read has to be as wanted. */
const limit = 30_000;

/** What is read, once it is as wanted; when the time is over what was read last, for the assertion that follows. */
export async function eventually<T>(read: () => T | Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await read();
    if (isWanted(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Holds that what is read becomes `wanted`. */
export async function becomes<T>(read: () => T | Promise<T>, wanted: T): Promise<void> {
  assert.equal(await eventually(read, (value) => value === wanted), wanted);
}

/** Holds that what is read comes to match. */
export async function comesToMatch(read: () => string | Promise<string>, pattern: RegExp): Promise<void> {
  assert.match(await eventually(read, (value) => pattern.test(value)), pattern);
}
