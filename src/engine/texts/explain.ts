/** Sentences about files that no step of the engine considered. */
export const explainTexts = {
  "explain.neverRead":
    "pi does not look at this file when it starts in {cwd}: neither its name nor its place is one that pi reads.",
} as const;
