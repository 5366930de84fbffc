import type { AnswerEvent } from '#shared/ai.ts';
import type { DailyWordAnswer } from '#shared/answers.ts';
import { brazilianDay } from '#shared/calendar.ts';
import type { DailyWordInput } from '#shared/generated-inputs.ts';
import type { Asker } from '../../ai/asker.ts';
import { keptAnswer } from '../../ai/cache/kept-answer.ts';
import { PROMPT_VERSION } from '../../ai/charter.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import type { AnswerPart } from '../../ai/job.ts';
import { generateObject } from '../../ai/object-answer.ts';
import { type ReadyAnswer, readyAnswer } from '../../ai/ready-answer.ts';
import { dailyWord } from './daily-word.generator.ts';
import { keepDailyWord, readDailyWord, readLatestVerses } from './daily-word.queries.ts';

/** The word of the calendar day, one for everybody; or one drawn for this member alone. */
export async function* wordFor(
  asker: Asker,
  input: DailyWordInput,
): AsyncIterable<AnswerEvent<DailyWordAnswer>> {
  if (input.forceNew) return yield* generateObject(asker, dailyWord, input);
  const { app } = asker;
  const day = brazilianDay(app.now());
  yield* keptAnswer(asker, {
    name: `daily-word ${day} ${PROMPT_VERSION}`,
    generator: dailyWord.name,
    runs: app.ai.shared.dailyWords,
    read: () => readDailyWord(app.db, day, PROMPT_VERSION),
    keep: (content, model) =>
      keepDailyWord(app.db, { day, promptVersion: PROMPT_VERSION, content, model }),
    partsOf,
    recentVerses: () => readLatestVerses(app.db),
    generate: (as) => generateObject(as, dailyWord, input),
  });
}

/** The word of the day where nobody has to write it first: kept, or of the library. */
export async function readyWord(asker: Asker): Promise<ReadyAnswer | null> {
  const { app, userId } = asker;
  const byModel = app.ai.model !== null && (await readConsent(app.db, userId)) !== false;
  const kept = () => readDailyWord(app.db, brazilianDay(app.now()), PROMPT_VERSION);
  if (byModel && !(await kept())) return null;
  return readyAnswer(asker, (unhurried) => wordFor(unhurried, { forceNew: false }));
}

function partsOf({ verse, reflection, practicalApplication }: DailyWordAnswer): AnswerPart[] {
  return [
    ...(verse ? [{ path: 'verse', part: verse }] : []),
    ...reflection.map((part) => ({ path: 'reflection', part })),
    ...practicalApplication.map((part) => ({ path: 'practicalApplication', part })),
  ];
}
