/** Sentences on project trust: what decided it, and what the trust store holds. */
export const trustTexts = {
  "trust.noTrustInVersion": "pi {version} has no project trust: everything in the project loads.",
  "trust.flag": "The flag {flag} decides for this start.",
  "trust.request": "Shown as if the project were {state}: a view, nothing is stored.",
  "trust.noTrigger": "Nothing here needs trust: pi does not ask and loads what there is.",
  "trust.entryTrusted": "{path} says that {key} is trusted.",
  "trust.entryUntrusted": "{path} says that {key} is not trusted.",
  "trust.setting": "The setting defaultProjectTrust in {path} is “{value}”.",
  "trust.undecided":
    "Nobody has decided yet: pi in a terminal would ask; with -p, in JSON or RPC mode and in most front ends it treats the project as not trusted.",
  "trust.cannotAsk": "Nobody has decided, and pi cannot ask in this mode, so the project is not trusted.",
  "trust.storeInForce": "pi looks up the trust decision here; the entry {key} decides.",
  "trust.storeSilent": "pi looks up the trust decision here; no entry is for this folder or one above it.",
  "trust.storeBroken":
    "pi {version} exits at its start because it cannot read {path}: {problem}. Mend the file, or remove it and decide again.",
  "trust.storeUnreadable":
    "pi {version} exits at its start because {path} cannot be read. Give yourself the right to read it.",
  "trust.storeNotLockable":
    "pi {version} exits at its start: it looks up the trust decision under a lock, and cannot make {lock} ({code}). Give yourself the right to write to that folder, remove what stands in the lock's place, or start pi with --approve or --no-approve.",
  "trust.gatedUndecided":
    "Files skipped because nobody has decided on trust yet: {count}. Context files such as AGENTS.md load anyway. Start pi in {cwd} and answer its question, or start it with --approve.",
  "trust.gatedFiles":
    "Files skipped because this project is not trusted: {count}. Context files such as AGENTS.md load anyway.",
  "trust.gated": "{path} is skipped because this project is not trusted. Once it is trusted, pi uses it.",
  "trust.gatedByAncestor":
    "Files skipped because {store} says that {key}, a folder above, is not trusted: {count}. Decide on {cwd} itself to change that.",
  "trust.settingMisplaced":
    "defaultProjectTrust does not count here: pi reads it from the settings of the agent folder only, so that no repository trusts itself.",
  "trust.settingValue":
    "defaultProjectTrust has a value that pi does not know: it asks. It knows ask, always and never.",
  "trust.keyMismatch":
    "This entry means {folder} but does not decide on it: pi compares its spelling with the real path. Write {folder}.",
  "trust.triggerOnly":
    "{path} makes pi ask for trust, although pi reads nothing from it. Without it, there would be nothing to ask about.",
} as const;
