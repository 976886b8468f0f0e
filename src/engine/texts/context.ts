/** Sentences of the `context` part of the engine. */
export const contextTexts = {} as const;
