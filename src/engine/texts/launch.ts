/** Sentences of the `launch` part of the engine. */
export const launchTexts = {} as const;
