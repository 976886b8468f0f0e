/** What the runner outside of VS Code and the suite inside of it tell each other, through the environment. */

/** The compiled test files to run, as a JSON list. */
export const filesVariable = "PI_PROMPT_TEST_FILES";

/** The workspace folder and the home folder of the window. */
export const folderVariable = "PI_PROMPT_TEST_FOLDER";
export const homeVariable = "PI_PROMPT_TEST_HOME";

/** `1`: the window opens in Restricted Mode. */
export const restrictedVariable = "PI_PROMPT_TEST_RESTRICTED";

/** The executable of a desktop VS Code; without it the headless one is used. */
export const desktopVariable = "PI_PROMPT_TEST_DESKTOP";

/** Most seconds that one window's suite may take, its start included; a variable for slow machines. */
export const limitVariable = "PI_PROMPT_TEST_LIMIT";
export const defaultLimit = 300;

/** Lines on the console around what the suite says: the window talks on the same console. */
export const suiteStart = "-- suite starts --";
export const suiteEnd = "-- suite ends --";
