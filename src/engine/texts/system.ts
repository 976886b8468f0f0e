/** Sentences on SYSTEM.md, APPEND_SYSTEM.md and the flags that stand for them. */
export const systemTexts = {
  "system.included": "Loaded: it replaces pi's own preamble, tool list, rules and docs.",
  "system.appendIncluded": "Loaded: its text is appended after pi's own part of the prompt.",
  "system.shadowedByProject": "{path} is not used here: the project's {winner} replaces it; pi does not combine them.",
  "system.disabledByFlag": "{path} is not used: {flag} takes its place in this start.",
  "system.emptyHides": "{path} is empty: pi takes no text from it, and yet it hides {hidden}.",
  "system.empty": "{path} is empty: pi takes no text from it and uses its own prompt.",
  "system.appendEmpty": "{path} is empty: nothing is appended.",
  "system.pathAsText":
    "{path} exists but cannot be read ({problem}): pi prints a warning and sends the path itself as text. Mend or remove it.",
  "system.hangs": "pi opens {path}, which is a FIFO, a socket or a device, and waits. Remove it.",
  "system.tooLarge": "{path} is larger than this inspector reads ({limit} bytes); pi would insert it whole.",
  "system.flagText": "Given by {flag}.",
  "system.flagFile": "Loaded: {flag} names it.",
  "system.wrongPlace": "pi does not read {path}. It looks for {expected}.",
  "system.wrongCase": "{path} is not read on this disk: pi looks for the exact name {expected}. Rename it.",
  "system.notThisFolder": "{path} is not used here: pi reads {name} only from the .pi folder of its working directory.",
  "system.readsLikeAddition":
    "{path} replaces pi's own preamble, tool list, rules and docs (about {tokens} tokens), but reads like an addition to them. Rename it to APPEND_SYSTEM.md to keep them.",
  "system.blank": "{path} holds nothing but white space, and pi sends that in place of its own prompt. Delete it.",
  "system.appendReplaced":
    "{path} is not used here: the project's {winner} replaces it; pi does not put the two together. Lines that exist only here: {unique}.",
  "system.appendReplacedSame": "{path} is not used here: the project's {winner} replaces it and says all that it says.",
  "system.flagLooksLikePath":
    "What {flag} is given looks like a path, but no such file exists: pi sends the words themselves. They count from {cwd}, and ~ is not expanded.",
} as const;
