/** The longest text with an audio button, in characters, by kind as the specification sets it. */
export const SPOKEN_LIMITS = {
  usual: 1000,
  prayer: 8000,
  devotional: 8000,
  study: 8000,
  teaching: 500,
  planVerse: 300,
  verse: 200,
} as const;

export type SpokenKind = keyof typeof SPOKEN_LIMITS;

export const LONGEST_SPOKEN = SPOKEN_LIMITS.prayer;
