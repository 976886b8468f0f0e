/**
 * Steps in VS Code's own parts that cannot get lost. VS Code drops what comes before it is ready: keys while the focus
 * is on its way, a click on a menu that opened just now, or on a row that is drawn anew. So each step looks for the
 * state that shows that it arrived, and is done again until it did, within a limit. What the product shows is waited
 * for once and never asked for twice.
 */
import { errors, type Locator, type Page } from "playwright-core";

/** Most milliseconds that one wait, or one step with all its attempts, may take. */
export const waitLimit = 60_000;

/** Milliseconds after which an attempt counts as lost. */
const attemptLimit = 3_000;

/** Does `attempt` until it says that it arrived. */
async function repeat(attempt: () => Promise<boolean>, failure: string): Promise<void> {
  const limit = Date.now() + waitLimit;
  do {
    if (await attempt()) return;
  } while (Date.now() < limit);
  throw new Error(failure);
}

/** Whether the element is seen soon. */
function comes(locator: Locator): Promise<boolean> {
  return inTime(locator.first().waitFor({ timeout: attemptLimit }));
}

/** Whether the element is gone soon. */
function goes(locator: Locator): Promise<boolean> {
  return inTime(locator.waitFor({ state: "hidden", timeout: attemptLimit }));
}

/** Whether the element could be clicked; false when it went away before. */
function clicked(locator: Locator, button: "left" | "right" = "left"): Promise<boolean> {
  return inTime(locator.click({ button, timeout: attemptLimit }));
}

function inTime(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
}

/** The box in which VS Code asks: palette, quick open and quick picks. */
export const quickInput = (page: Page): Locator => page.locator(".quick-input-widget");

/** The line of that box. */
export const quickLine = (page: Page): Locator => quickInput(page).locator("input[type='text']");

/** Opens the command palette by its key. */
export function openPalette(page: Page, key = "F1"): Promise<void> {
  return repeat(async () => {
    await page.keyboard.press(key);
    if ((await comes(quickLine(page))) && (await quickLine(page).inputValue()).startsWith(">")) return true;
    // A webview that was closed a moment ago still has the focus, and swallows the keys.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    return false;
  }, `${key} never opened the command palette.`);
}

/** Opens the command palette by its key, and types into it. On a busy machine it has the focus a moment later. */
export function typeInPalette(page: Page, key: string, text: string): Promise<void> {
  return repeat(async () => {
    await openPalette(page, key);
    if (await comes(quickInput(page).locator("input[type='text']:focus"))) await page.keyboard.type(text);
    if ((await quickLine(page).inputValue()) === `>${text}`) return true;
    await closeQuickInput(page);
    return false;
  }, `The command palette never took ${text}.`);
}

/** Closes the box in which VS Code asks. */
export function closeQuickInput(page: Page): Promise<void> {
  return repeat(async () => {
    await page.keyboard.press("Escape");
    return goes(quickInput(page));
  }, "Escape never closed the quick input.");
}

/**
 * Types into the palette's line and takes the entry of that name. The list is made once: what an extension brings a
 * moment later is not in it, so the palette is opened anew until the entry is there.
 */
export function pick(page: Page, typed: string, label: string): Promise<void> {
  const entry = quickInput(page).locator(".monaco-list-row").filter({ hasText: label }).first();
  // Rows do not stand in the page as they are seen: "Close Editor Group" may come before "Close Editor".
  const exact = quickInput(page).locator(
    `.monaco-list-row[aria-label="${label}"], .monaco-list-row[aria-label^="${label},"]`,
  );
  // The line keeps what was typed until the entry is taken: a list that is still asked after a while took no click.
  const isTaken = async (): Promise<boolean> => {
    const limit = Date.now() + attemptLimit;
    while (Date.now() < limit)
      if (!(await quickInput(page).isVisible()) || (await quickLine(page).inputValue()) !== typed) return true;
    return false;
  };
  return repeat(async () => {
    await openPalette(page);
    await quickLine(page).fill(typed);
    if (await comes(entry)) {
      const wanted = (await exact.first().isVisible()) ? exact.first() : entry;
      return (await clicked(wanted)) && (await isTaken());
    }
    await closeQuickInput(page);
    return false;
  }, `The quick input never took ${label}.`);
}

/** Chooses an entry of the quick pick that is open, or comes. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  const entry = quickInput(page).getByRole("option", { name }).first();
  await entry.waitFor();
  await repeat(async () => (await clicked(entry)) && (await goes(entry)), `The quick pick never took ${String(name)}.`);
}

/** Chooses an entry of the context menu of an element. */
export function chooseInMenu(page: Page, target: Locator, title: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: title });
  return repeat(async () => {
    if (!(await item.isVisible()) && !((await clicked(target, "right")) && (await comes(item)))) {
      await page.keyboard.press("Escape");
      return false;
    }
    return (await clicked(item)) && (await goes(item));
  }, `The menu never took ${title}.`);
}

/** Presses a button that a row shows only while the mouse is on it. */
export async function pressInRow(row: Locator, name: string | RegExp): Promise<void> {
  await row.waitFor();
  await repeat(
    async () => {
      await row.hover();
      return clicked(row.getByRole("button", { name }));
    },
    `The row never showed its button ${String(name)}.`,
  );
}

/** Gives the keyboard to the editor, which keeps its cursor. */
export function focusEditor(page: Page): Promise<void> {
  const focused = page.locator(".editor-instance .monaco-editor.focused");
  return repeat(async () => {
    if (await focused.first().isVisible()) return true;
    await page.keyboard.press("Control+1");
    return comes(focused);
  }, "The editor never got the keyboard.");
}

/** Presses a key of VS Code's in the editor, until what it leads to is seen. */
export function pressInEditor(page: Page, key: string, leadsTo: Locator): Promise<void> {
  return repeat(async () => {
    await focusEditor(page);
    await page.keyboard.press(key);
    return comes(leadsTo);
  }, `${key} in the editor led nowhere.`);
}

/** Selects the whole text of the editor. */
export function selectAll(page: Page): Promise<void> {
  return pressInEditor(page, "Control+A", page.locator(".statusbar").getByText(/\(\d+ selected\)/));
}

/** Chooses one of the fixes that VS Code offers at a line. Its list opens once the line has its light bulb. */
export function chooseFix(page: Page, line: Locator, title: string): Promise<void> {
  const fix = page.locator(".action-widget").getByText(title).first();
  return repeat(async () => {
    await line.click();
    await focusEditor(page);
    await page.keyboard.press("Control+.");
    if ((await comes(fix)) && (await clicked(fix))) return true;
    await page.keyboard.press("Escape");
    return false;
  }, `No light bulb offered ${title}.`);
}

/** Shows a view container beside the editor, by its name in the activity bar. */
export async function showView(page: Page, name: string): Promise<void> {
  await pick(page, `>View: Show ${name}`, `View: Show ${name}`);
  await page.locator(".part.sidebar .composite.title").getByText(name, { exact: false }).first().waitFor();
}

/** Types a line into the terminal that is shown, once its shell has asked for one, and sends it. */
export async function typeInTerminal(page: Page, line: string): Promise<void> {
  const terminal = page.locator(".terminal-wrapper.active");
  await terminal.locator(".xterm-rows").getByText(/[$#]/).first().waitFor();
  await repeat(async () => {
    if (await comes(terminal.locator(".xterm.focus"))) return true;
    await clicked(terminal);
    return false;
  }, "The terminal never got the keyboard.");
  await page.keyboard.type(line);
  await page.keyboard.press("Enter");
}
