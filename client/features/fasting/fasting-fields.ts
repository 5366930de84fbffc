import {
  FASTING_DURATIONS,
  FASTING_TYPES,
  type FastingDuration,
  type FastingType,
} from '#shared/fasting/fasting-choices.ts';
import { forgetDraft } from '../../lib/forms/drafts.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';

export const DURATION_NAMES: Readonly<Record<FastingDuration, string>> = {
  '1-dia': '1 dia',
  '3-dias': '3 dias',
  '7-dias': '7 dias',
  '21-dias': '21 dias',
  '40-dias': '40 dias',
  outro: 'Outro',
};

export const TYPE_NAMES: Readonly<Record<FastingType, string>> = {
  completo: 'Completo (só água)',
  liquidos: 'Líquidos',
  daniel: 'Daniel (alimentos simples, de origem vegetal)',
  parcial: 'Parcial (uma ou duas refeições a menos)',
  'redes-sociais': 'Redes sociais',
  televisao: 'Televisão',
  personalizado: 'Personalizado',
};

const NAMES = {
  motivation: 'fasting:motivation',
  duration: 'fasting:duration',
  restrictions: 'fasting:restrictions',
  additionalNotes: 'fasting:additionalNotes',
} as const;

/** The form as it is filled in; '' is not chosen yet. */
export function useFastingFields() {
  const [motivation, setMotivation] = useDraft(NAMES.motivation);
  const [duration, setDuration] = useDraft(NAMES.duration);
  const [restrictions, setRestrictions] = useDraft(NAMES.restrictions);
  const [additionalNotes, setAdditionalNotes] = useDraft(NAMES.additionalNotes);
  const fields = {
    motivation,
    duration: FASTING_DURATIONS.find((each) => each === duration) ?? '',
    restrictions: FASTING_TYPES.find((each) => each === restrictions) ?? '',
    additionalNotes,
  } as const;
  return { fields, setMotivation, setDuration, setRestrictions, setAdditionalNotes };
}

export type FastingFields = ReturnType<typeof useFastingFields>['fields'];

export function forgetFields(): void {
  for (const name of Object.values(NAMES)) forgetDraft(name);
}
