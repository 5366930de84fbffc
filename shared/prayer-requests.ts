export const PRAYER_CATEGORIES = [
  'family',
  'health',
  'work',
  'church',
  'salvation',
  'decision',
  'country',
  'other',
] as const;

export type PrayerCategory = (typeof PRAYER_CATEGORIES)[number];

export const PRAYER_CATEGORY_NAMES: Readonly<Record<PrayerCategory, string>> = {
  family: 'Família',
  health: 'Saúde',
  work: 'Trabalho e sustento',
  church: 'Igreja',
  salvation: 'Salvação de alguém',
  decision: 'Uma decisão',
  country: 'Cidade e país',
  other: 'Outro motivo',
};

export const LONGEST_REQUEST = 2000;
export const LONGEST_PERSON = 80;
export const LONGEST_ANSWER = 1000;
