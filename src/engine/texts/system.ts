/** Sentences of the `system` part of the engine. */
export const systemTexts = {} as const;
