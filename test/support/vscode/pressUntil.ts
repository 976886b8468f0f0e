/** Keys that are commands: VS Code hears of a new focus a moment after the page has it, and acts a moment after the key. */
import type { Page } from "playwright-core";

const limit = 60_000;
const look = 100;
/** Ten seconds: what a key did late must not be done once more by the next press. */
const looks = 100;

/** Presses a key, and again after a while, until what it does is seen. */
export async function pressUntil(page: Page, key: string, seen: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + limit;
  do {
    await page.keyboard.press(key);
    for (let at = 0; at < looks; at++) {
      if (await seen()) return;
      await page.waitForTimeout(look);
    }
  } while (Date.now() < end);
  throw new Error(`${key} did not do what it should.`);
}
