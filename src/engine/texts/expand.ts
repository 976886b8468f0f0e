/** Sentences of the `expand` part of the engine. */
export const expandTexts = {
  "expand.noSlash": "The line does not start with a slash: it is sent as typed.",
  "expand.leadingSpace":
    "The line starts with white space before the slash; outside the terminal's editor pi does not trim it, so it is sent as typed.",
  "expand.noName": "No name follows the slash: the line is sent as typed.",
  "expand.unknownName": "No template is named {name}: the line is sent as typed, slash and all.",
  "expand.unknownSkill": "No skill is named {name}: the line is sent as typed, slash and all.",
  "expand.unreadableSkill": "The skill's file {path} cannot be read: the line is sent as typed.",
  "expand.builtIn": "/{name} is a command of pi's own: pi carries it out and sends nothing.",
  "expand.shell": "The line starts with an exclamation mark: pi runs it as a shell command and sends nothing.",
  "expand.empty": "The line is empty: pi sends nothing.",
  "expand.tooLarge": "The message would be longer than {limit} characters; it is not built here.",

  "expand.otherCase": "/{typed} is not /{name}: pi tells capitals from small letters.",
  "expand.notReachable": "{path} has the name {name}, but pi does not use it here ({verdict}).",
  "expand.nameEndsAtSpace":
    "In this version a name ends at a space only, so the tab or line break belongs to the name.",
  "expand.extensionMayClaim":
    "An extension may have a command /{name} of its own, which would come first; only the running pi knows.",
  "expand.noPlaceholder": "The template has no placeholder: what was typed after the name is dropped ({count}).",
  "expand.argumentsDropped": "No placeholder uses these arguments, they are dropped: {indexes}.",
  "expand.requiredMissing": "The hint asks for {name}, and no argument stands for it.",
  "expand.placeholderEmpty": "{placeholder} has no argument: nothing stands in its place.",
  "expand.dollarSwallowed":
    "{placeholder} reads like an amount or a shell variable, but pi takes it as an argument and puts nothing in its place. There is no way to escape it.",
  "expand.defaultUsed": "{placeholder} has no argument: its default stands in its place.",
  "expand.lookAlike": "{text} is no placeholder in this version of pi: it is sent as it is.",
  "expand.unclosedQuoteKept": "A quote is not closed: pi keeps it as text and splits what follows at spaces.",
  "expand.unclosedQuoteTaken": "A quote is not closed: pi takes it away and everything after it is one argument.",
  "expand.innerQuoteTaken":
    "Up to 1.5.0 pi takes quotes away inside a word too, and what follows up to the next one is not split.",
  "expand.emptyDropped": "Up to 1.2 pi drops empty arguments in quotes: the ones after them move up ({count}).",
  "expand.argumentNotFilled": "{text} came with argument {index}: it is sent as it is, pi fills in nothing twice.",
  "expand.argumentFilledAgain":
    "{text} came with argument {index}: up to 0.79.0 pi reads it again while it fills in the arguments, which changes the text.",
} as const;
