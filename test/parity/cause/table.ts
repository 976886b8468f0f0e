/**
 * Every kind of verdict, and what proves it. A file whose text is not in the prompt may be changed without any effect,
 * and comes in when its cause is removed. The few kinds for which one of both cannot be asked say why.
 */
import { dirname, join } from "node:path";
import type { Decision } from "../../../src/engine/types";
import * as mend from "./mending";
import * as take from "./removals";
import type { Removal } from "./removals";

export type Row =
  /** Its text is in the prompt: a changed letter shows at the mapped place. */
  | { readonly kind: "inPrompt" }
  /** It is in use, but no text of the prompt: a change of it counts, or is known at run time only. */
  | { readonly kind: "inForce"; readonly why: string }
  /** It is in use and its text is not in the prompt: a change of it has no effect on the prompt. */
  | { readonly kind: "beside"; readonly why: string }
  /** It is left out. `remove` is null when nothing would bring it in, and `why` says so. */
  | { readonly kind: "leftOut"; readonly edit: Edit; readonly remove: Removal }
  | { readonly kind: "leftOut"; readonly edit: Edit; readonly remove: null; readonly why: string };

/**
 * How the left-out file is changed. `text`: a line at its end and, if it has one, another description. `line`: the line
 * alone, since another description would mend it. `same`: not at all, being one file with what is in the prompt.
 * `nothing`: there is no text.
 */
export type Edit = "text" | "line" | "same" | "nothing";

const inPrompt: Row = { kind: "inPrompt" };
const inForce = (why: string): Row => ({ kind: "inForce", why });
const leftOut = (remove: Removal, edit: Edit = "text"): Row => ({ kind: "leftOut", edit, remove });
const stays = (why: string, edit: Edit): Row => ({ kind: "leftOut", edit, remove: null, why });

const rules = inForce("it holds rules, not text: a change of it is meant to count");
const runs = inForce("it is code: what it does with a prompt is known at run time only");

/** The rows by the rule of the verdict; a kind of file before it where the rule means something else there. */
export const rows: Readonly<Record<string, Row>> = {
  "context.included": inPrompt,
  "context.includedAncestor": inPrompt,
  "context.includedGlobal": inPrompt,
  "context.includedEmpty": inPrompt,
  "context.emptyHides": inPrompt,
  "context.overrideEmpty": inPrompt,
  "context.shadowed": leftOut(take.deleteWinner),
  "context.shadowedLink": leftOut(take.makeOwn, "same"),
  "context.worktree": leftOut(take.deleteWinner),
  "context.disabled": leftOut(take.dropFlag),
  "context.directory": leftOut(mend.makeReadable, "nothing"),
  "context.notRegular": leftOut(mend.makeReadable, "nothing"),
  "context.unreadable": leftOut(mend.makeReadable),
  "context.brokenLink": leftOut(mend.make, "nothing"),
  "context.caseName": leftOut(mend.moveToExpected),
  "context.deadPointer": leftOut(mend.moveTo(mend.contextName, "not from .pi")),
  "context.localName": leftOut(mend.moveTo(mend.contextName, "AGENTS.override.md")),
  "context.otherTool": leftOut(mend.moveTo(mend.contextName, "AGENTS.md")),
  "context.otherToolAlone": leftOut(mend.moveTo(mend.contextName, "AGENTS.md")),

  "system.included": inPrompt,
  "system.appendIncluded": inPrompt,
  "system.flagFile": inPrompt,
  "system.blank": inPrompt,
  "system.empty": inForce("it is empty, and a text in it would count"),
  "system.appendEmpty": inForce("it is empty, and a text in it would count"),
  "system.emptyHides": inForce("it is empty, and a text in it would count"),
  "system.shadowedByProject": leftOut(take.deleteWinner),
  "system.appendReplaced": leftOut(take.deleteWinner),
  "system.appendReplacedSame": leftOut(take.deleteWinner),
  "system.disabledByFlag": leftOut(take.dropFlag),
  "system.pathAsText": leftOut(mend.makeReadable),
  "system.notThisFolder": leftOut(take.startThere),
  "system.wrongCase": leftOut(mend.moveToExpected),
  "system.wrongPlace": leftOut(mend.moveToExpected),

  "trust.gated": leftOut(take.grantTrust),
  "trust.storeInForce": rules,
  "trust.storeSilent": rules,

  "settings.inForce": rules,
  "settings.array": rules,
  "settings.empty": rules,
  "settings.broken": leftOut(mend.rewriteSettings, "line"),
  "settings.noObject": leftOut(mend.rewriteSettings, "line"),
  "settings.unreadable": leftOut(mend.makeReadable, "nothing"),
  "settings.notLockable": leftOut(mend.makeLockable, "line"),

  "discovery.ignoreFile": rules,
  "discovery.ignoreFileUnreadable": stays("an ignore file only keeps files out", "nothing"),
  "discovery.skillIgnored": leftOut(take.deleteIgnoreLine),
  "discovery.templateIgnored": leftOut(take.deleteIgnoreLine),
  "discovery.ignored": leftOut(take.deleteIgnoreLine),
  "discovery.switchedOff": leftOut(take.takeEntryAway),
  "discovery.notInAllowlist": leftOut(take.takeEntryAway),
  "discovery.flagOff": leftOut(take.dropFlag),
  "extension discovery.flagOff": stays("it is code, and the SDK is asked without extensions", "line"),
  "discovery.duplicate": leftOut(take.makeOwn, "same"),
  "discovery.belowSkill": leftOut(take.deleteWinner),
  "discovery.brokenLink": leftOut(mend.make, "nothing"),
  "discovery.missingEntry": leftOut(mend.make, "nothing"),
  "discovery.dotFolder": leftOut((trial) => {
    const folder = take.fact(trial.decision, "folder");
    const shown = folder.replace(/\/\.([^/]*)$/, "/$1");
    trial.disk.move(folder, shown);
    return { named: [folder], path: join(shown, "SKILL.md") };
  }),
  "discovery.looseInAgents": leftOut(mend.moveTo(mend.ownFolder, "SKILL.md")),
  "discovery.looseNested": leftOut(mend.moveTo(mend.ownFolder, "SKILL.md")),
  "discovery.skillCase": leftOut(
    mend.moveTo(({ decision }) => join(dirname(decision.path), "SKILL.md"), "must be SKILL.md"),
  ),
  "discovery.aboveRepository": leftOut(take.endRepository),
  "discovery.folderOfOtherTool": leftOut(take.nameInSettings("skills", (path) => path, "the setting skills")),
  "discovery.notThisFolder": leftOut(take.startThere),
  "discovery.ownPackage": leftOut(take.nameInSettings("packages", dirname, "settings.json")),

  "packages.filtered": leftOut(take.takeFilterAway),
  "packages.notListed": leftOut(take.listInManifest),
  "packages.fileNotListed": leftOut(take.addToManifest),
  "packages.notNamed": leftOut(take.nameInFilter),
  "packages.cutShort": leftOut(take.dropBrokenLists),
  "packages.rootSkill": leftOut(
    mend.moveTo(({ decision }) => join(dirname(decision.path), "skills/moved/SKILL.md"), "skills/"),
  ),
  "packages.missingPath": leftOut(mend.install, "nothing"),
  "packages.global": leftOut(mend.install, "nothing"),
  "packages.wouldInstall": leftOut(mend.install, "nothing"),
  "packages.manifestBroken": stays("the package loads without its manifest; nothing of it is left out", "line"),

  "skills.included": inPrompt,
  "prompt.noReaderTool": leftOut(take.activateReader),
  "skills.notInPrompt": leftOut(mend.letModelInvoke),
  "skills.collided": leftOut(take.deleteWinner),
  "skills.collidedSame": leftOut(take.deleteWinner),
  "skills.fenceNotFirst": leftOut(mend.moveFenceUp),
  "skills.looseSilent": leftOut(mend.giveHeader("description"), "line"),
  "skills.noDescription": leftOut(mend.giveHeader("description"), "line"),
  "skills.noFrontmatter": leftOut(mend.giveHeader("no frontmatter"), "line"),
  "skills.noMapping": leftOut(mend.giveHeader("no “name: value” pairs"), "line"),
  "skills.unclosed": leftOut(mend.giveHeader("not closed"), "line"),
  "skills.yaml": leftOut(mend.giveHeader("no valid YAML"), "line"),
  "skills.yamlSilent": leftOut(mend.giveHeader("no valid YAML"), "line"),
  "skills.typedMissing": leftOut(mend.make, "nothing"),
  "skills.notMarkdown": leftOut((trial) => {
    const { one, decision, disk } = trial;
    const path = decision.path.replace(/\.[^.]*$/, ".md");
    disk.move(decision.path, path);
    const { question } = one;
    if (question.by === "sdk") throw new Error("the SDK is given no flags");
    const flags = question.flags.map((flag, at) => (question.flags[at - 1] === "--skill" ? path : flag));
    return { named: ["not a markdown file"], path, one: { ...one, question: { ...question, flags } } };
  }),

  "templates.invocable": { kind: "beside", why: "its text goes into the user's message, once it is called" },
  "templates.collided": leftOut(take.deleteWinner),
  "templates.collidedSame": leftOut(take.deleteWinner),
  "templates.yaml": leftOut(mend.giveHeader("no valid YAML"), "line"),
  "templates.nameWithSpace": leftOut(
    mend.moveTo(({ decision }) => decision.path.replace(/[^/]*$/, (name) => name.replace(/\s+/g, "-")), "space"),
  ),
  "templates.extension": leftOut(
    mend.moveTo(({ decision }) => `${decision.path.replace(/\.[^.]*$/, "")}.md`, "must end in .md"),
  ),
  "templates.folder": leftOut(mend.makeReadable, "nothing"),
  "templates.inFolder": leftOut(mend.moveFiles(dirname, "Move the files up")),
  "templates.commandsFolder": leftOut(mend.moveFiles((folder) => join(dirname(folder), "prompts"), "prompts")),

  "extensions.runsQuietly": runs,

  "mcp.inForce": rules,
  "mcp.disabledByFlag": leftOut(take.dropFlag),
  "mcp.disabledBySetting": leftOut(mend.enableBuiltIn),
  "mcp.broken": leftOut(mend.rewriteServers, "line"),
  "mcp.notServers": leftOut(mend.rewriteServers, "line"),
  "mcp.serverInvalid": leftOut(mend.mendServer, "line"),
  "mcp.clash": leftOut(mend.mendServer, "line"),
  "mcp.nothingToChange": leftOut(mend.mendServer, "line"),
  "mcp.switchedOff": leftOut(mend.freeServer("itself")),
  "mcp.switchedOffByProject": leftOut(mend.freeServer("by")),
  "mcp.replaced": leftOut(mend.freeServer("winner")),
};

/** The key of a decision's row; undefined for a kind of verdict that nobody has thought of. */
export function keyOf({ kind, reason }: Decision): string | undefined {
  return [`${kind} ${reason.rule}`, reason.rule].find((key) => Object.hasOwn(rows, key));
}
