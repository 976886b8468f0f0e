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
} as const;
