/** Sentences on slash templates. */
export const templateTexts = {
  "templates.invocable": "/{name} becomes the text of this file.",
  "templates.builtInBare":
    "/{name} alone is a command of pi itself; with something behind it, the line becomes the text of this file.",
  "templates.builtIn": "{path} is never reached in the terminal: /{name} is a command of pi itself. Rename the file.",
  "templates.nameWithSpace": "{path} is never reached: a name with a space in it cannot be typed. Rename the file.",
  "templates.skillComesFirst": "{path} is never reached: /{name} means the skill of that name. Rename the file.",
  "templates.collided": "{path} is not used: /{name} is {winner}, which comes first. Give one of them another name.",
  "templates.unreadable": "{path} cannot be read ({code}). Give yourself the right to read it.",
  "templates.unreadableSilent":
    "{path} cannot be read ({code}); pi leaves it out without a word. Give yourself the right to read it.",
  "templates.yaml": "{path} is not loaded: its frontmatter is no valid YAML (line {line}: {firstLine}). Correct it.",
  "templates.yamlSilent":
    "{path} is not loaded, and pi says nothing: its frontmatter is no valid YAML (line {line}: {firstLine}). Correct it.",
  "templates.unclosed":
    "Its frontmatter is not closed by a line ---, so that all of it is sent as text. Add that line.",
  "templates.swallowed":
    "What stands between its first two --- lines are no “name: value” pairs: pi drops it and sends only what follows.",
  "templates.bom":
    "A byte order mark before --- hides its frontmatter from this pi: all of it is sent as text. Save the file without it.",
  "templates.folder": "{path} is not looked into: pi takes templates from the folder itself only. Move the files up.",
  "templates.extension": "{path} is no template: its name must end in .md, in small letters. Rename it.",
  "templates.notMarkdown": "{path} is no template: its name must end in .md. pi says nothing. Rename it.",
  "templates.typedMissing": "{path} does not exist: --prompt-template leads to nothing ({message}).",
  "templates.renamed": "pi renames {folder} to {to} at its start, because there is no folder of that name yet.",
} as const;
