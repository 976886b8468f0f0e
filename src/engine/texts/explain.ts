/** Sentences about files that no step of the engine considered: one for each thing that a file can be for pi. */
export const explainTexts = {
  "explain.neverRead":
    "pi does not look at this file when it starts in {cwd}: neither its name nor its place is one that pi reads.",
  "explain.notContextName": "As a context file: it is called {name}, and pi reads {names} only.",
  "explain.contextBelow":
    "As a context file: its name fits, but it lies below {cwd}, and pi looks in that folder and those above it. It is read when pi starts in {folder} or below.",
  "explain.contextElsewhere":
    "As a context file: its name fits, but pi looks in {cwd}, in the folders above it and in {agentDir}; {folder} is none of them.",
  "explain.notSystem":
    "As a system prompt: pi reads files called SYSTEM.md and APPEND_SYSTEM.md, in these folders only: {folders}.",
  "explain.notSettings":
    "As settings or a list of servers: pi reads settings.json and mcp.json, in these folders only: {folders}.",
  "explain.otherFolder":
    "It is called {name}, and pi reads a file of that name in these folders only: {folders}. It lies in {folder}.",
  "explain.skillInside":
    "As a skill: it lies in {root}, but pi takes files called SKILL.md there. A skill's own text may point to it.",
  "explain.skillOutside":
    "As a skill: pi looks in these folders: {folders}. It also looks in .agents/skills of the home, of the working directory and of folders above it, in packages, and where settings say; it lies in none of them.",
  "explain.templateInside":
    "As a slash template: it lies in {root}, but only files that end in .md and lie directly in it are templates.",
  "explain.templateOutside":
    "As a slash template: pi looks in these folders: {folders}. It also looks in packages and where settings say; it lies in none of them.",
  "explain.extensionInside":
    "As an extension: it lies in {root}, but pi starts only the .ts and .js files directly in it, and the entry of each folder in it.",
  "explain.extensionOutside":
    "As an extension: pi looks in these folders: {folders}. It also looks in packages and where settings say; it lies in none of them.",
  "explain.mayOpen":
    "Nothing of it is in the prompt. The model can still open it with its tools, when a task calls for it or another text names it.",
} as const;
