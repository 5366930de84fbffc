const WORDS_A_MINUTE = 180;

/** The minutes that reading so many words aloud to oneself takes. */
export const minutesToRead = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
