/** The kinds of diary entries. */
export const DIARY_KINDS = [
  'note',
  'prayer',
  'daily-word',
  'study',
  'promise',
  'devotional-morning',
  'devotional-night',
  'fasting',
  'advice',
  'chat',
  'explanation',
] as const;

export type DiaryKind = (typeof DIARY_KINDS)[number];

export const DIARY_KIND_NAMES: Readonly<Record<DiaryKind, string>> = {
  note: 'Anotação',
  prayer: 'Oração',
  'daily-word': 'Palavra do dia',
  study: 'Estudo',
  promise: 'Promessa',
  'devotional-morning': 'Devocional da manhã',
  'devotional-night': 'Devocional da noite',
  fasting: 'Plano de jejum',
  advice: 'Conselho',
  chat: 'Resposta do chat',
  explanation: 'Explicação',
};

export const LONGEST_TITLE = 200;
export const LONGEST_COMMENT = 2000;
export const LONGEST_NOTE = 40_000;
export const LONGEST_DIARY_QUERY = 100;
