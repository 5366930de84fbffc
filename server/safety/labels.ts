/** The levels of gravity, in the order of the weights of the first model. */
export const LEVELS = ['harmless', 'danger', 'concern'] as const;

/** The topics of grave messages, in the order of the weights of the second model. */
export const TOPICS = ['self-harm', 'violence', 'emergency', 'health', 'money'] as const;

export type Level = (typeof LEVELS)[number];
export type Topic = (typeof TOPICS)[number];
