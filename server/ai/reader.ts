import type { ConcernTopic, Notice, SafetyTopic } from '#shared/answers/ai.ts';
import type { AnswerShape } from '#shared/answers/answer-shape.ts';
import type { Part } from '#shared/answers/rich-text.ts';
import { ScriptureFinder } from '../scripture/finder.ts';
import type { AnswerReader } from './answer-part.ts';
import { jsonSchemaOf, plainField } from './answer-schema.ts';
import { BlockReader, blocksSchema } from './blocks.ts';
import type { Engine } from './engine.ts';
import { type GeneratorContext, listens, type Writing } from './generator.ts';
import { JsonReader } from './json-reader.ts';
import { MarkReader, signalNamed } from './signal.ts';
import { TextStream } from './text-stream.ts';

/** Says which help lines an answer calls for by now, each once: by what was heard or counselled. */
export function helpLines(reader: AnswerReader): () => Notice[] {
  const named = new Set<ConcernTopic>();
  return () => {
    const signal = reader.signal();
    const harm = reader.harm();
    const topics = [
      ...(signal?.level === 'concern' ? [signal.topic] : []),
      ...(harm && harm !== 'promise' ? [harm] : []),
    ].filter((topic) => !named.has(topic));
    for (const topic of topics) named.add(topic);
    return topics.map((topic): Notice => `care-${topic}`);
  };
}

/**
 * The danger for which the card takes the place of an answer: what the model heard, or that it
 * counselled a member to stay in it. What is written for everybody loses the sentence alone.
 */
export function dangerIn(reader: AnswerReader, isToMember: boolean): SafetyTopic | null {
  const signal = reader.signal();
  if (signal?.level === 'danger') return signal.topic;
  return isToMember && reader.harm() === 'violence' ? 'violence' : null;
}

const LONGEST_TEXT = 12_000;

/** Reads a model that writes one field and nothing else. */
function plainReader(finder: ScriptureFinder, path: string): AnswerReader {
  const blocks = new BlockReader();
  const text = new TextStream(finder, LONGEST_TEXT);
  const mark = new MarkReader();
  const at = (parts: readonly Part[]) => parts.map((part) => ({ path, part }));
  return {
    push: async (delta) => at(await text.push(mark.push(blocks.push(delta)))),
    finish: async () => {
      const rest = mark.push(blocks.finish()) + mark.finish();
      return at([...(await text.push(rest)), ...(await text.finish())]);
    },
    full: () => text.full,
    signal: () => mark.signal ?? signalNamed(blocks.heard),
    harm: () => text.harm,
    endsItself: false,
    leans: () => blocks.leans,
  };
}

/** The request to a model, and the reader of its answer. */
export function formatOf<Input, Shape extends AnswerShape, Result>(
  { bible, db }: Engine,
  generator: Writing<Input, Shape, Result>,
  input: Input,
) {
  const { shape, fields } = generator;
  const plain = plainField(shape);
  const rules = fields(input);
  return {
    schema:
      plain === null
        ? jsonSchemaOf(shape, rules, listens(generator, input))
        : blocksSchema(listens(generator, input)),
    readerFor: (avoid: GeneratorContext['recentVerses']): AnswerReader => {
      const finder = new ScriptureFinder(bible, db);
      if (plain !== null) return plainReader(finder, plain);
      return new JsonReader(shape, rules, finder, avoid).reader();
    },
  };
}
