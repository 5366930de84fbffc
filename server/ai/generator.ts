import type * as z from 'zod';
import type { AnswerSource, Notice } from '#shared/ai.ts';
import type { Bible } from '../bible/bible.ts';
import type { Db } from '../db/client.ts';
import type { GeneratorName } from './generator-names.ts';
import type { ChatTurn } from './model.ts';

/** What a generator may look at while it makes its prompt or its answer. */
export type GeneratorContext = Readonly<{ db: Db; bible: Bible; userId: string; now: Date }>;

export type Prompt = Readonly<{ system: string; turns: readonly ChatTurn[] }>;

export type LibraryAnswer<Content> = Readonly<{
  content: Content;
  /** 'near' when the library has only something close to what was asked. */
  notices: readonly Notice[];
}>;

type Common<Input> = Readonly<{
  name: GeneratorName;
  /** What the member typed freely: screened before anything else happens with it. */
  freeText: (input: Input) => readonly string[];
  maxOutputTokens: number;
  prompt: (input: Input, context: GeneratorContext) => Prompt | Promise<Prompt>;
}>;

/** An answer that is one running text. */
export type TextGenerator<Input> = Common<Input> &
  Readonly<{
    kind: 'text';
    fromLibrary: (input: Input, context: GeneratorContext) => Promise<LibraryAnswer<string>>;
  }>;

/** An answer with fields; the schema allows strings, lists of strings and lists of objects of them. */
export type ObjectGenerator<Input, Schema extends z.ZodObject> = Common<Input> &
  Readonly<{
    kind: 'object';
    output: Schema;
    fromLibrary: (
      input: Input,
      context: GeneratorContext,
    ) => Promise<LibraryAnswer<z.infer<Schema>>>;
  }>;

export function defineTextGenerator<Input>(
  generator: Omit<TextGenerator<Input>, 'kind'>,
): TextGenerator<Input> {
  return { kind: 'text', ...generator };
}

export type Decision = Readonly<{ source: AnswerSource; notices: readonly Notice[] }>;
