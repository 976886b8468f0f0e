/** Sentences of advice: the part of good practice that can be measured. It is given only where somebody asks for it. */
export const adviceTexts = {
  "advice.longSystem":
    "{path} has about {tokens} tokens and goes with every request. What only some tasks need serves better as a skill.",
  "advice.copiedTools":
    "{path} repeats lines of pi's own tool list or rules: {count}. They go out of date with the next pi; leave them out, or use APPEND_SYSTEM.md.",
  "advice.inactiveTool": "This line tells the model to use {name}, which is not among the tools of this start.",
  "advice.howTo":
    "A how-to of {steps} steps (about {tokens} tokens) goes with every request. As a skill it would be read when it is needed.",
  "advice.projectInGlobal":
    "{path} holds for every project, and this line names the present one. Put it into the project's AGENTS.md.",
  "advice.comments": "{path} has comments of about {tokens} tokens, which the model gets as well.",
} as const;
