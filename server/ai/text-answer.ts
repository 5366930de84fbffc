import type { AnswerEvent } from '#shared/ai.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import { authoredParts } from '../scripture/gate.ts';
import type { Asker } from './asker.ts';
import { generate } from './generate.ts';
import type { TextGenerator } from './generator.ts';
import type { AnswerReader } from './job.ts';
import { TextStream } from './text-stream.ts';

const LONGEST_TEXT = 12_000;

/** An answer that is one running text. */
export function generateText<Input>(
  asker: Asker,
  generator: TextGenerator<Input>,
  input: Input,
): AsyncGenerator<AnswerEvent<RichText>, RichText | null> {
  return generate<RichText>(asker, {
    name: generator.name,
    maxOutputTokens: generator.maxOutputTokens,
    freeText: generator.freeText(input),
    notices: generator.notices?.(input) ?? [],
    prompt: (context) => generator.prompt(input, context),
    read: (finder) => plainReader(finder, ''),
    library: async (context, finder) => {
      const { content, notices } = await generator.fromLibrary(input, context);
      const parts = await authoredParts(finder, content);
      return { content: parts.map((part) => ({ path: '', part })), notices };
    },
    result: (fields) => fields['']?.[0] ?? [],
  });
}

/** Reads a model that writes one field and nothing else. */
export function plainReader(finder: ScriptureFinder, path: string): AnswerReader {
  const text = new TextStream(finder, LONGEST_TEXT);
  return {
    push: async (delta) => (await text.push(delta)).map((part) => ({ path, part })),
    finish: async () => (await text.finish()).map((part) => ({ path, part })),
    full: () => text.full,
  };
}
