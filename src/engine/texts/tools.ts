/** Sentences of the `tools` part of the engine. */
export const toolTexts = {} as const;
