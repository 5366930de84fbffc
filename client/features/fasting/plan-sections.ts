import type { FastingPlanAnswer } from '#shared/answers/answers.ts';
import type { Section } from '../../answer/plain-text.ts';
import type { Place } from '../../ui/places.ts';

/** In the order of the screen. */
export const PLAN_HEADINGS = {
  introduction: 'Introdução',
  motivation: 'Motivo',
  duration: 'Duração',
  restrictions: 'O que deixar e o que manter',
  presentationPrayer: 'Oração de apresentação',
  dailyPrayers: 'Orações de cada dia',
  duringPrayer: 'Oração durante o jejum',
  closingPrayer: 'Oração de encerramento',
  spiritualGuidance: 'Orientação espiritual',
} as const;

export const PLAN_FIELDS = [
  'introduction',
  'motivation',
  'duration',
  'restrictions',
  'presentationPrayer',
  'dailyPrayers',
  'duringPrayer',
  'closingPrayer',
  'spiritualGuidance',
] as const satisfies readonly (keyof typeof PLAN_HEADINGS)[];

/** The parts of the plan that are written, for its table of contents. */
export function placesOf(plan: FastingPlanAnswer): Place[] {
  return PLAN_FIELDS.filter((field) => plan[field].length > 0).map((field) => ({
    id: field,
    label: PLAN_HEADINGS[field],
  }));
}

/** The plan as headed texts, to be shared and saved as one. */
export function sectionsOf(plan: FastingPlanAnswer): Section[] {
  return PLAN_FIELDS.map((field) => ({
    heading: PLAN_HEADINGS[field],
    text: field === 'dailyPrayers' ? daysText(plan) : plan[field],
  }));
}

function daysText({ dailyPrayers }: FastingPlanAnswer): Section['text'] {
  return dailyPrayers.flatMap(({ day, prayer }, index) => [
    { type: 'text', text: `${index === 0 ? '' : '\n\n'}**Dia ${day}**\n` } as const,
    ...prayer,
  ]);
}
