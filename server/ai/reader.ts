import type { ConcernTopic, Notice } from '#shared/answers/ai.ts';
import type { AnswerShape } from '#shared/answers/answer-shape.ts';
import type { Part } from '#shared/answers/rich-text.ts';
import type { Screening } from '../safety/decision.ts';
import type { Harm } from '../safety/harmful-counsel.ts';
import { ScriptureFinder } from '../scripture/finder.ts';
import { jsonSchemaOf, plainField } from './answer-schema.ts';
import { BlockReader, blocksSchema } from './blocks.ts';
import type { Engine } from './engine.ts';
import { type GeneratorContext, listens, type Writing } from './generator.ts';
import { JsonReader } from './json-reader.ts';
import { MarkReader, signalNamed } from './signal.ts';
import { TextStream } from './text-stream.ts';

/** A checked piece of an answer and the field it belongs to. */
export type AnswerPart = Readonly<{ path: string; part: Part }>;

/** Turns what a model writes into checked parts, as it is written. */
export type AnswerReader = Readonly<{
  push: (delta: string) => Promise<AnswerPart[]>;
  /** @throws NeedsRepair when the answer is not what was asked for */
  finish: () => Promise<AnswerPart[]>;
  /** Whether the answer has reached its greatest length, so that the rest is not read. */
  full: () => boolean;
  /** The danger or concern that the model has heard in the message, as far as it has said. */
  signal: () => Screening | null;
  /** The harm that the model has counselled, which is not shown. */
  harm: () => Harm | null;
  /** Whether the end of the answer can be told from the answer itself. */
  endsItself: boolean;
  /** The places and the numbers of stored texts that the model says it leans on. */
  leans: () => readonly string[];
}>;

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

const LONGEST_TEXT = 12_000;

/** Reads a model that writes one field and nothing else. */
export function plainReader(finder: ScriptureFinder, path: string): AnswerReader {
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
