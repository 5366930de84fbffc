import type { AnswerEvent } from '#shared/ai.ts';
import { type AnswerOf, type AnswerShape, answerOf } from '#shared/answer-shape.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { type FieldRules, instructionsFor, jsonSchemaOf } from './answer-schema.ts';
import type { Asker } from './asker.ts';
import { generate } from './generate.ts';
import type { GeneratorContext, ObjectGenerator, Prompt } from './generator.ts';
import { JsonReader } from './json-reader.ts';
import { libraryParts } from './library-parts.ts';
import { plainReader } from './text-answer.ts';

/** An answer with fields, each of which streams to the screen as it is written. */
export function generateObject<Input, Shape extends AnswerShape>(
  asker: Asker,
  generator: ObjectGenerator<Input, Shape>,
  input: Input,
): AsyncGenerator<AnswerEvent<AnswerOf<Shape>>, AnswerOf<Shape> | null> {
  const { shape } = generator;
  const fields = generator.fields(input);
  const [first = ''] = Object.keys(shape);
  const plain = Object.keys(shape).length === 1 && shape[first] === 'text';
  return generate<AnswerOf<Shape>>(asker, {
    name: generator.name,
    maxOutputTokens: generator.maxOutputTokens,
    freeText: generator.freeText(input),
    notices: generator.notices?.(input) ?? [],
    prompt: async (context) => {
      const prompt = await generator.prompt(input, context);
      return plain ? prompt : withInstructions(shape, fields, prompt, context);
    },
    ...(plain ? {} : { schema: jsonSchemaOf(shape, fields) }),
    read: (finder, avoid) =>
      plain ? plainReader(finder, first) : new JsonReader(shape, fields, finder, avoid).reader(),
    library: async (context, finder) => {
      const { content, notices } = await generator.fromLibrary(input, context);
      return { content: await libraryParts(shape, content, finder), notices };
    },
    result: (found) => answerOf(shape, found),
  });
}

async function withInstructions(
  shape: AnswerShape,
  fields: FieldRules,
  { system, turns }: Prompt,
  { recentVerses }: GeneratorContext,
): Promise<Prompt> {
  const choosesVerse = Object.values(shape).includes('verse');
  const recent = choosesVerse ? [...(await recentVerses())].map(labelOfKey) : [];
  const avoid =
    recent.length > 0
      ? `\n\nEstes versículos foram mostrados há pouco; escolha outro: ${recent.join('; ')}.`
      : '';
  return { system: `${system}\n\n${instructionsFor(shape, fields)}${avoid}`, turns };
}
