/** Sentences of the `trust` part of the engine. */
export const trustTexts = {} as const;
