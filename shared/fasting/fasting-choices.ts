export const FASTING_DURATIONS = [
  '1-dia',
  '3-dias',
  '7-dias',
  '21-dias',
  '40-dias',
  'outro',
] as const;

export const FASTING_TYPES = [
  'completo',
  'liquidos',
  'daniel',
  'parcial',
  'redes-sociais',
  'televisao',
  'personalizado',
] as const;

export type FastingDuration = (typeof FASTING_DURATIONS)[number];
export type FastingType = (typeof FASTING_TYPES)[number];

/** The fast for which a plan is asked. */
export type AskedFast = Readonly<{
  motivation: string;
  duration: FastingDuration;
  restrictions: FastingType | null;
  additionalNotes: string;
}>;

export const FASTING_FILL_IN = 'Por favor, preencha o motivo e a duração do jejum';
