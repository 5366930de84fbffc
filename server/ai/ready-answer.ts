import type { AnswerEvent, AnswerSource, Notice } from '#shared/ai.ts';
import { type AnswerFields, NO_FIELDS, withPart } from '#shared/answer-shape.ts';
import type { Asker } from './asker.ts';

/** What a stream would have told by its end. */
export type ReadyAnswer = Readonly<{
  source: AnswerSource;
  notices: readonly Notice[];
  fields: AnswerFields;
}>;

/** For an answer that is there as a whole: told without the pauses in which others are read. */
export async function readyAnswer<Result>(
  asker: Asker,
  tell: (asker: Asker) => AsyncIterable<AnswerEvent<Result>>,
): Promise<ReadyAnswer> {
  const { app } = asker;
  const pauses = { ...app.ai.pauses, betweenStepsMs: 0 };
  let who: Omit<ReadyAnswer, 'fields'> = { source: 'library', notices: [] };
  let fields = NO_FIELDS;
  for await (const event of tell({ ...asker, app: { ...app, ai: { ...app.ai, pauses } } })) {
    if (event.type === 'start') who = { source: event.source, notices: event.notices };
    if (event.type === 'part') fields = withPart(fields, event.path, event.part);
  }
  return { ...who, fields };
}
