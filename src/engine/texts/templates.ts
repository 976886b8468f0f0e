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
  "templates.frontmatterTooLarge":
    "{path} has a frontmatter that is too large or nested too deeply for this inspector: what pi makes of it is not known. Shorten it.",
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
  "templates.inFolder":
    "Templates that pi does not find in {path}: {count}. It takes templates from the folder itself only. Move the files up, or name the folder in the setting prompts.",
  "templates.collidedSame":
    "{path} is not used: /{name} is {winner}, which comes first and is the same, letter for letter.",
  "templates.commandsFolder":
    "{path} is not read: prompts is the folder's name today, and pi renames commands only where there is no prompts yet. Move the files ({count}).",
  "templates.readme": "This file is the command /{name}, whatever it was written for. Move it out of the folder.",
  "templates.lookAlike":
    "This is no placeholder in pi {version}: it is sent as it is. pi knows $1, $@, $ARGUMENTS and ${@:2}, with defaults as in ${1:-text}.",
  "templates.dollarSwallowed":
    "This reads like an amount or a shell variable, but pi takes it as an argument and leaves nothing in its place. There is no way to escape it.",
  "templates.hintWithoutPlaceholder":
    "{path} says that it takes arguments, but no placeholder stands for them: what is typed after /{name} is dropped.",
  "templates.valueNotText":
    "“{key}” is no text in YAML (brackets make a list), so pi passes over it. Put the value in quotes.",
  "templates.nestedPlaceholder":
    "The default of this placeholder holds another one, and pi fills in nothing twice: it is sent as it is.",
} as const;
