/** Sentences of the `discovery` part of the engine. */
export const discoveryTexts = {} as const;
