/** Sentences of the `prompt` part of the engine. */
export const promptTexts = {} as const;
