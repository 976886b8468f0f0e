/** Sentences of the `templates` part of the engine. */
export const templateTexts = {} as const;
