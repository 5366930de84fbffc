import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import { type AnswerFields, NO_FIELDS, withPart } from '#shared/answers/answer-shape.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import { usableModel } from '../../ai/engine.ts';
import { generate } from '../../ai/generate.ts';
import type { GenerationContext } from '../../ai/generator.ts';
import { aiProcedure } from '../../ai/procedures.ts';
import { PROMPT_VERSION } from '../../ai/prompts.ts';
import { memberProcedure, todayOf } from '../../trpc.ts';
import { dailyWord } from './daily-word.generator.ts';
import { readDailyWord } from './daily-word.queries.ts';
import { verseOfDay } from './verse-of-day.ts';

type ReadyWord = Readonly<{
  source: AnswerSource;
  notices: readonly Notice[];
  fields: AnswerFields;
}>;

/** The word of today as the page is rendered with it; null where a model has to write it first. */
async function readyWord(context: GenerationContext): Promise<ReadyWord | null> {
  const { engine, db, userId, today } = context;
  const byModel = (await usableModel(engine)) !== null && (await readConsent(db, userId)) !== false;
  const key = { day: today, promptVersion: PROMPT_VERSION };
  if (byModel && !(await readDailyWord(db, key))) return null;
  let word: ReadyWord = { source: 'library', notices: [], fields: NO_FIELDS };
  for await (const event of generate(context, dailyWord, { forceNew: false })) {
    if (event.type === 'start') word = { ...word, source: event.source, notices: event.notices };
    if (event.type === 'part') {
      word = { ...word, fields: withPart(word.fields, event.path, event.part) };
    }
  }
  return word;
}

export const readyDailyWordProcedure = aiProcedure.query(({ ctx }) => readyWord(ctx.generation));

export const dailyVerseProcedure = memberProcedure.query(({ ctx }) =>
  verseOfDay(ctx.app, todayOf(ctx)),
);
