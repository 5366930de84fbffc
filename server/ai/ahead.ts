import type { AnswerSource } from '#shared/answers/ai.ts';
import {
  type AnswerFields,
  type AnswerShape,
  NO_FIELDS,
  withPart,
} from '#shared/answers/answer-shape.ts';
import { ScriptureFinder } from '../scripture/finder.ts';
import type { AnswerPart } from './answer-part.ts';
import type { Answering, GenerationContext } from './generator.ts';
import { libraryParts } from './library-parts.ts';

/** An answer that a device takes along for a day without a connection. */
type AnswerAhead = Readonly<{ source: AnswerSource; fields: AnswerFields }>;

/**
 * The answer of a day that no model is asked for: the one that is written for everybody, or the
 * library's. It counts as seen by nobody until a screen asks for it.
 * @param declined whether the member wants nothing of a model
 */
export async function answerAhead<Input, Shape extends AnswerShape, Result>(
  context: GenerationContext,
  generator: Answering<Input, Shape, Result>,
  input: Input,
  declined: boolean,
): Promise<AnswerAhead> {
  const { engine } = context;
  const cache = declined ? null : await generator.cache?.(input, context);
  const written = await cache?.read();
  if (cache && written) return { source: 'model', fields: fieldsOf(cache.partsOf(written)) };
  const { content } = await generator.fromLibrary(input, context);
  const finder = new ScriptureFinder(engine.bible, engine.db);
  return {
    source: 'library',
    fields: fieldsOf(await libraryParts(generator.shape, content, finder)),
  };
}

const fieldsOf = (parts: readonly AnswerPart[]): AnswerFields =>
  parts.reduce((fields, { path, part }) => withPart(fields, path, part), NO_FIELDS);
