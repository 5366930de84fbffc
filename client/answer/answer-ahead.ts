import { isTRPCClientError } from '@trpc/client';
import type { AnswerEvent } from '#shared/answers/ai.ts';
import { type AnswerOf, type AnswerShape, answerOf } from '#shared/answers/answer-shape.ts';
import { codeOf } from '../lib/data/errors.ts';
import type { AheadName } from '../offline/answers-ahead.ts';
import { withDevice } from '../offline/with-device.ts';

type Events<Shape extends AnswerShape> = AsyncIterable<AnswerEvent<AnswerOf<Shape>>>;

/**
 * Asks for the answer of a day. Where nobody answers, the device shows what it has brought along
 * for that day.
 */
export async function orAhead<Shape extends AnswerShape>(
  shape: Shape,
  of: Readonly<{ name: AheadName; day: string }>,
  ask: () => Promise<Events<Shape>>,
): Promise<Events<Shape>> {
  try {
    return await ask();
  } catch (error) {
    if (!isTRPCClientError(error) || codeOf(error) !== 'UNAVAILABLE') throw error;
    const kept = await withDevice(({ readAhead }) => readAhead(of.name, of.day));
    if (!kept) throw error;
    return told(shape, kept);
  }
}

type Kept = Readonly<{
  source: 'model' | 'library';
  fields: Parameters<typeof answerOf>[1];
}>;

async function* told<Shape extends AnswerShape>(
  shape: Shape,
  { source, fields }: Kept,
): AsyncGenerator<AnswerEvent<AnswerOf<Shape>>> {
  yield { type: 'start', source, notices: ['offline'] };
  for (const [field, texts] of Object.entries(fields)) {
    for (const [index, text] of texts.entries()) {
      for (const part of text) yield { type: 'part', path: `${field}.${index}`, part };
    }
  }
  yield { type: 'done', result: answerOf(shape, fields) };
}
