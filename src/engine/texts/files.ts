/** Sentences on what a file holds and where it lies, whatever its part in the prompt. */
export const fileTexts = {
  "text.bomSent":
    "{path} starts with a byte order mark, which pi {version} sends as an invisible first character (mended in {mended}). Save the file without it.",
  "text.malformed":
    "Some bytes of {path} are no UTF-8: the model gets a replacement character for each ({count}). Save the file as UTF-8.",
  "text.closesTag":
    "This text closes pi's own tag {tag}: to the model, what follows no longer belongs to {path}. Write the tag differently.",
  "text.invisible": "Characters in {path} that nobody sees and the model reads: {count} ({names}).",
  "text.hidden":
    "Characters in {path} that can carry a hidden text, which the model reads and nobody sees: {count} ({names}). Remove them.",
  "text.bidirectional":
    "Characters in {path} that change the order in which text is shown, not the order in which the model reads it: {count} ({names}).",
  "text.secret":
    "This looks like {kind}, and it is sent to the model's provider with this text. Remove it, and have it replaced.",
  "text.repeated": "Paragraphs of {path} that {other} has too: {count}. About {tokens} tokens are sent twice.",

  "files.linksOut":
    "{path} leads out of this repository, to {target}: the repository decides which file of this disk the model gets to read.",
  "files.writableByOthers":
    "Every user of this machine can change {what}, and so what the model is told through {path}. Take that right away.",

  "frontmatter.readDifferently":
    "Other tools read the frontmatter of {path} differently; this concerns {keys}. Put the values in quotes.",
  "frontmatter.unreadForOthers":
    "pi reads the frontmatter of {path}, but tools with ordinary rules do not get along with it.",
  "frontmatter.valueCut":
    "“{key}” of {path} ends before #: what follows is a comment in YAML, and pi drops it. Put the value in quotes.",
} as const;
