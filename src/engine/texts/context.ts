/** Sentences on context files: AGENTS.md, CLAUDE.md and what looks like them. */
export const contextTexts = {
  "context.included":
    "Loaded: the first of pi's names that exists in this folder. Context files are read whether or not the project is trusted.",
  "context.includedGlobal": "Loaded: pi reads the context file of its agent folder first, in every project.",
  "context.includedAncestor":
    "Loaded: pi reads one context file from every folder above the working directory, up to the root of the disk.",
  "context.includedEmpty":
    "Loaded, although it is empty: it adds nothing, and the other context files of this folder are not read.",
  "context.overrideEmpty":
    "{path} is empty and hides the other context files of this folder: {hidden}. Delete it, or write into it what should hold instead.",
  "context.visit": "pi looks into {folder} for {names}, in this order, and takes the first one that it can read.",
  "context.shadowed":
    "{path} is not used: pi reads one context file per folder, and {winner} comes first. Lines that exist only here: {unique}.",
  "context.shadowedSame": "{path} is not read: {winner} comes first and says the same.",
  "context.shadowedLink": "{path} is not read on its own: it leads to the same file as {winner}.",
  "context.shadowedPointer": "{path} is not read: {winner} comes first, and this file only points to it.",
  "context.overrideUnknown":
    "pi {version} does not know the name AGENTS.override.md (known since {since}), so {path} is not read.",
  "context.directory": "{path} is a folder, not a file: pi passes it over and tries the next name.",
  "context.notRegular": "{path} is a FIFO, a socket or a device: pi passes it over and tries the next name.",
  "context.hangsOnFifo": "pi {version} opens the FIFO {path} and waits for ever. Remove it.",
  "context.brokenLink":
    "{path} is a link that leads nowhere: pi passes it over without a word. Mend the link or remove it.",
  "context.unreadable":
    "{path} cannot be read ({code}): pi prints a warning and tries the next name. Give yourself the right to read it.",
  "context.tooLarge": "{path} is larger than this inspector reads ({limit} bytes); pi would insert it whole.",
  "context.changed": "{path} changed while it was read.",
  "context.worktree":
    "{path} is not used: {winner} is the same file's copy in a worktree of the same repository, and pi reads only that one.",
  "context.worktreeLink":
    "{path} is not used: in pi {version} a link from the worktree to the main checkout's file makes both disappear (mended in {mended}).",
  "context.disabled": "{path} is not read: {flag} turns context files off.",
  "context.gated": "{path} is skipped: pi 0.79.0 reads a project's context files only when the project is trusted.",
  "context.caseName": "{path} is not read on this disk: pi looks for the exact name {expected}. Rename it.",
  "context.nearName": "pi does not read {path}. It looks for AGENTS.md or CLAUDE.md in the folder itself.",
  "context.otherTool":
    "{path} is for another tool: pi does not read it. It looks for AGENTS.md or CLAUDE.md in the folder itself.",
  "context.emptyHides":
    "{path} is empty and hides the other context files of this folder: {hidden}. Delete it, or write into it what should hold instead.",
  "context.caseNameSame": "{path} is not read under this name on this disk, and it need not be: it leads to {winner}.",
  "context.inConfigFolder":
    "{path} is never read: pi takes context files from the working directory and the folders above it, not from .pi. Move it to {expected}.",
  "context.deadPointer":
    "{path} is never read: pi takes no context files from .pi. Nothing is lost, since it only leads to {winner}, which pi reads by itself. Remove it.",
  "context.localName":
    "pi does not read {path}: it knows no personal variant under this name. Since 0.84.0 AGENTS.override.md stands for the whole folder.",
  "context.otherToolAlone":
    "pi does not read {path}, and this folder has no context file that it reads. Put what pi should know into AGENTS.md or CLAUDE.md in the folder itself.",
  "context.sameFile":
    "{path} and {other} are one file on disk: its text is in the prompt twice, about {tokens} tokens more. Remove one of the two names.",
  "context.aboveRepository":
    "{path} lies above this repository and is in the prompt all the same: pi walks up to the root of the disk.",
  "context.importNotFollowed":
    "pi follows no imports: this word is sent as it is, and the file that it names is not read.",
  "context.onlyImports":
    "{path} holds nothing but imports, and pi follows none: nothing of what they name is in the prompt.",
  "context.pathInTag":
    "The path of {path} has a character that breaks the tag in which pi names the file. Rename the folder.",
  "context.belowCwd": "{path} is not read from here: it loads when pi starts in {folder}.",
} as const;
