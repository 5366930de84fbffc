import type { AnswerEvent } from '#shared/ai.ts';
import { type ExplanationInput, explainedVerses } from '#shared/bible/explanation-input.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Asker } from '../../ai/asker.ts';
import { keptAnswer } from '../../ai/cache/kept-answer.ts';
import { PROMPT_VERSION } from '../../ai/charter.ts';
import { generateText } from '../../ai/text-answer.ts';
import { AppError } from '../../errors.ts';
import { verseExplanation } from './explanation.generator.ts';
import { type ExplanationKey, keepExplanation, readExplanation } from './explanation.queries.ts';

/**
 * Explains verses. A model explains each verse of a translation once for everybody; what
 * somebody puts together is theirs, and counts on their own budget.
 */
export async function* explain(
  asker: Asker,
  input: ExplanationInput,
): AsyncIterable<AnswerEvent<RichText>> {
  const { app } = asker;
  const text = await app.bible.translation(input.translation);
  if (!text) throw new AppError('NOT_FOUND');
  if (explainedVerses(input).length > 1) {
    yield* generateText(asker, verseExplanation, input);
    return;
  }
  const key: ExplanationKey = {
    translationId: text.id,
    book: input.book,
    chapter: input.chapter,
    verse: input.verseNumber,
    promptVersion: PROMPT_VERSION,
  };
  yield* keptAnswer(asker, {
    name: `explanation ${Object.values(key).join('.')}`,
    generator: verseExplanation.name,
    runs: app.ai.shared.explanations,
    read: () => readExplanation(app.db, key),
    keep: (content, model) => keepExplanation(app.db, key, content, model),
    partsOf: (content) => content.map((part) => ({ path: '', part })),
    recentVerses: async () => new Set(),
    generate: (as) => generateText(as, verseExplanation, input),
  });
}
