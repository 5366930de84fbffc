import {
  FASTING_DURATIONS,
  FASTING_TYPES,
  type FastingDuration,
  type FastingType,
} from '#shared/fasting-choices.ts';
import { fieldDraft, keepFieldDrafts } from '../../lib/field-drafts.ts';

/** The form as it is filled in: '' is not chosen yet. */
export type FastingFields = {
  motivation: string;
  duration: FastingDuration | '';
  restrictions: FastingType | '';
  additionalNotes: string;
};

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

const FORM = 'fasting';
export const EMPTY_FIELDS: FastingFields = {
  motivation: '',
  duration: '',
  restrictions: '',
  additionalNotes: '',
};

/** What a choice holds, or '' where it is none that is offered. */
export const durationOf = (chosen: string) =>
  FASTING_DURATIONS.find((known) => known === chosen) ?? '';
export const typeOf = (chosen: string) => FASTING_TYPES.find((known) => known === chosen) ?? '';

export const keptFields = (): FastingFields => ({
  motivation: fieldDraft(FORM, 'motivation'),
  duration: durationOf(fieldDraft(FORM, 'duration')),
  restrictions: typeOf(fieldDraft(FORM, 'restrictions')),
  additionalNotes: fieldDraft(FORM, 'additionalNotes'),
});

export const keepFields = (fields: FastingFields) => keepFieldDrafts(FORM, fields);
export const forgetFields = () => keepFieldDrafts(FORM, EMPTY_FIELDS);
