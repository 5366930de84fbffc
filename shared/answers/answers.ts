import type { AnswerOf, AnswerShape } from './answer-shape.ts';

/** The fields of each kind of generated content, in the order of the screen. */
export const CHAT = { message: 'text' } as const satisfies AnswerShape;

export const EXPLANATION = { explanation: 'text' } as const satisfies AnswerShape;

export const PRAYER = { prayer: 'text' } as const satisfies AnswerShape;

export const ADVICE = { advice: 'text' } as const satisfies AnswerShape;

export const DAILY_WORD = {
  verse: 'verse',
  reflection: 'text',
  practicalApplication: 'text',
} as const satisfies AnswerShape;

export const THEME_STUDY = {
  title: 'line',
  introduction: 'text',
  mainPoints: 'texts',
  biblicalReferences: 'verses',
  historicalContext: 'text',
  theologicalAnalysis: 'text',
  reflection: 'text',
  practicalApplication: 'text',
  prayer: 'text',
  additionalStudy: 'text',
} as const satisfies AnswerShape;

/** Its answer carries the printed reference of the verse besides. */
export const PROMISE = {
  verse: 'verse',
  explanation: 'text',
  prayer: 'text',
  actions: 'texts',
} as const satisfies AnswerShape;

export const MORNING_DEVOTIONAL = {
  title: 'line',
  scripture: 'verse',
  reflection: 'text',
  prayer: 'text',
  action: 'text',
} as const satisfies AnswerShape;

export const NIGHT_DEVOTIONAL = {
  title: 'line',
  scripture: 'verse',
  reflection: 'text',
  prayer: 'text',
  gratitude: 'text',
} as const satisfies AnswerShape;

export const FASTING_PLAN = {
  title: 'line',
  introduction: 'text',
  motivation: 'text',
  duration: 'text',
  restrictions: 'text',
  presentationPrayer: 'text',
  dailyPrayers: 'days',
  duringPrayer: 'text',
  closingPrayer: 'text',
  spiritualGuidance: 'text',
} as const satisfies AnswerShape;

export type ExplanationAnswer = AnswerOf<typeof EXPLANATION>;
export type DailyWordAnswer = AnswerOf<typeof DAILY_WORD>;
export type FastingPlanAnswer = AnswerOf<typeof FASTING_PLAN>;
