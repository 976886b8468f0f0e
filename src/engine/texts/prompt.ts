/** Sentences on the prompt as a whole: versions, what cannot be known, what is sent beside it. */
export const promptTexts = {
  "prompt.olderProfile":
    "pi {version} is not among the recorded versions; the text of {profile}, the nearest one below it, is shown.",
  "prompt.newerVersion":
    "pi {version} is newer than every recorded version; the rules and the text of {profile} are shown.",
  "prompt.oldestProfile":
    "pi {version} is older than every recorded version; the rules and the text of {profile} are shown.",
  "prompt.packageUnknown":
    "Where pi is installed is not known, so the three paths of the docs part stand as {placeholder}. Name the folder with --pi-package or the setting piPrompt.piPath.",
  "prompt.noReaderTool":
    "Loaded, but not in the prompt: none of the active tools can read a skill's file, so pi leaves the index of skills out.",
  "prompt.unknownFlag": "pi does not start: it does not know {flags}, and no extension here could bring it.",
  "prompt.flagOfExtension": "pi itself does not know {flags}; an extension may bring it, else pi does not start.",
  "prompt.badCommandLine": "pi does not start: {problem}.",
  "prompt.answersElse": "pi answers {flag} and ends: nothing is sent.",
  "prompt.typedFileMissing":
    "pi exits before it sends anything: there is no file {path}, which the command line names with @.",
  "prompt.packageDirStops":
    "pi {version} exits at its start: PI_PACKAGE_DIR names a folder without {path}. Set it to the folder of an installed pi, or remove it.",
  "prompt.proxyStops":
    "pi {version} exits at its start: the variable {name} holds no address that a proxy can have. Write it with http:// or https:// and nothing behind its port, or remove it.",
  "prompt.tooLarge": "{path} goes over what this inspector reads (16 MB a file, 64 MB in all); pi would read it whole.",
  "prompt.unknownTool":
    "{name} is named by {source} and is no tool of pi {version}: pi drops the name without a word, unless an extension brings it.",
  "prompt.alsoTools":
    "The declarations of the active tools ({names}), with their parameters, travel beside the prompt.",
  "prompt.alsoExtensions": "Tools, messages and other text of extensions and MCP servers are added while pi runs.",
  "prompt.alsoRole": "The prompt goes as the system message, or as the developer message where a provider calls it so.",
  "prompt.alsoSubscription":
    "With an Anthropic subscription login, pi's AI library puts one sentence of its own before the prompt.",
  "budget.contextFile": "{path} has about {tokens} tokens; the budget for a context file is {budget}.",
  "budget.layer": "“{title}” has about {tokens} tokens; the budget for such a layer is {budget}.",
  "budget.prompt": "The prompt has about {tokens} tokens; its budget is {budget}.",
} as const;
