/** Everything that can be generated; the names under which usage is booked. */
export const GENERATOR_NAMES = [
  'biblical-chat',
  'chat-assistant',
  'prayer',
  'daily-word',
  'theme-study',
  'promise',
  'devotional-morning',
  'devotional-night',
  'fasting',
  'priest-advice',
  'woman-builder-advice',
  'marriage-advice',
  'verse-explanation',
  'audio',
] as const;

export type GeneratorName = (typeof GENERATOR_NAMES)[number];
