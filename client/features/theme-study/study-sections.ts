import type { AnswerOf } from '#shared/answers/answer-shape.ts';
import type { THEME_STUDY } from '#shared/answers/answers.ts';
import { numbered, type Section } from '../../answer/plain-text.ts';
import type { Place } from '../../ui/places.ts';

export type StudyAnswer = AnswerOf<typeof THEME_STUDY>;

/** In the order of the screen. */
export const STUDY_HEADINGS = {
  introduction: 'Introdução',
  mainPoints: 'Pontos principais',
  biblicalReferences: 'Referências bíblicas',
  historicalContext: 'Contexto histórico',
  theologicalAnalysis: 'Análise teológica',
  reflection: 'Reflexão',
  practicalApplication: 'Aplicação prática',
  prayer: 'Oração',
  additionalStudy: 'Estudo adicional',
} as const;

type Field = keyof typeof STUDY_HEADINGS;

const FIELDS = [
  'introduction',
  'mainPoints',
  'biblicalReferences',
  'historicalContext',
  'theologicalAnalysis',
  'reflection',
  'practicalApplication',
  'prayer',
  'additionalStudy',
] as const satisfies readonly Field[];

/** The parts of the study that are written, for its table of contents. */
export function placesOf(study: StudyAnswer): Place[] {
  return FIELDS.filter((field) => study[field].length > 0).map((field) => ({
    id: field,
    label: STUDY_HEADINGS[field],
  }));
}

/** The study as headed texts, to be shared and saved as one. */
export function sectionsOf(study: StudyAnswer): Section[] {
  return FIELDS.map((field) => ({ heading: STUDY_HEADINGS[field], text: textOf(study, field) }));
}

function textOf(study: StudyAnswer, field: Field): Section['text'] {
  if (field === 'mainPoints') return numbered(study.mainPoints);
  if (field !== 'biblicalReferences') return study[field];
  return study.biblicalReferences.flatMap(({ key }, index) => [
    ...(index === 0 ? [] : [{ type: 'text', text: '; ' } as const]),
    { type: 'reference', key } as const,
  ]);
}
