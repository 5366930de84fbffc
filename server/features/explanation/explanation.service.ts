import type { AnswerEvent } from '#shared/ai.ts';
import type { ExplanationInput } from '#shared/bible/explanation-input.ts';
import { brazilianDay } from '#shared/calendar.ts';
import type { RichText } from '#shared/rich-text.ts';
import { PROMPT_VERSION } from '../../ai/charter.ts';
import type { Asker } from '../../ai/generate.ts';
import { takeTurn } from '../../ai/make-once.ts';
import { readConsent } from '../../ai/settings.queries.ts';
import { generateText } from '../../ai/text-answer.ts';
import { bookFreeAnswer } from '../../ai/usage.queries.ts';
import { AppError } from '../../errors.ts';
import { verseExplanation } from './explanation.generator.ts';
import { type ExplanationKey, keepExplanation, readExplanation } from './explanation.queries.ts';

type Events = AsyncGenerator<AnswerEvent<RichText>, void>;

/**
 * Explains a verse. A model explains each verse once for everybody: later readers get
 * what was kept, and those who ask at the same time share one answer as it is written.
 */
export async function* explain(asker: Asker, input: ExplanationInput): Events {
  const { app, userId, signal } = asker;
  const text = await app.bible.translation(input.translation);
  if (!text) throw new AppError('NOT_FOUND');
  const key: ExplanationKey = {
    translationId: text.id,
    book: input.book,
    chapter: input.chapter,
    verse: input.verseNumber,
    promptVersion: PROMPT_VERSION,
  };
  const consent = await readConsent(app.db, userId);
  const declined = consent === false;
  if (declined || !app.ai.model) return yield* library(asker, input);
  const kept = await readExplanation(app.db, key);
  if (kept) return yield* fromKept(asker, kept);
  if (consent === null) throw new AppError('CONSENT_REQUIRED');
  const name = `explanation ${Object.values(key).join('.')}`;
  yield* app.ai.shared.join(name, signal, (shared) =>
    generateOnce({ ...asker, signal: shared }, input, key, name),
  );
}

async function* library(asker: Asker, input: ExplanationInput): Events {
  yield* generateText(asker, verseExplanation, input);
}

async function* fromKept({ app, userId }: Asker, content: RichText): Events {
  yield { type: 'start', source: 'model', notices: [] };
  for (const part of content) yield { type: 'part', path: '', part };
  await bookFreeAnswer(app.db, {
    userId,
    day: brazilianDay(app.now()),
    generator: verseExplanation.name,
    source: 'cache',
    status: 'done',
    verses: [],
  });
  yield { type: 'done', result: content };
}

/** An answer that is made while others wait for it, unless another instance was first. */
async function* generateOnce(
  asker: Asker,
  input: ExplanationInput,
  key: ExplanationKey,
  name: string,
): Events {
  const { app } = asker;
  const { kept, release } = await takeTurn(asker, name, () => readExplanation(app.db, key));
  try {
    if (kept) return yield* fromKept(asker, kept);
    let source: string | null = null;
    for await (const event of generateText(asker, verseExplanation, input)) {
      if (event.type === 'start') ({ source } = event);
      // Only a whole answer of a model is kept; what the library says is made in a moment.
      if (event.type === 'done' && source === 'model' && app.ai.model) {
        await keepExplanation(app.db, key, event.result, app.ai.model.id);
      }
      yield event;
    }
  } finally {
    release();
  }
}
