import type { JSONSchema7 } from '@ai-sdk/provider';
import type { Notice } from '#shared/ai.ts';
import type { AnswerFields } from '#shared/answer-shape.ts';
import type { Part } from '#shared/rich-text.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import type { GeneratorContext, LibraryAnswer, Prompt } from './generator.ts';
import type { GeneratorName } from './generator-names.ts';

/** A checked piece of an answer and the field it belongs to; '' where there is only one. */
export type AnswerPart = Readonly<{ path: string; part: Part }>;

/** Turns what a model writes into checked parts, as it is written. */
export type AnswerReader = Readonly<{
  push: (delta: string) => Promise<AnswerPart[]>;
  /** @throws NeedsRepair when the answer is not what was asked for */
  finish: () => Promise<AnswerPart[]>;
  /** As long as an answer may be: the rest is not wanted. */
  full: () => boolean;
}>;

/** One generator with its input, as the engine sees it. */
export type Job<Result> = Readonly<{
  name: GeneratorName;
  maxOutputTokens: number;
  freeText: readonly string[];
  /** Said of the answer whoever writes it. */
  notices: readonly Notice[];
  prompt: (context: GeneratorContext) => Prompt | Promise<Prompt>;
  schema?: JSONSchema7;
  /** `avoid` tells the verses shown lately; none when there is no more time to be choosy. */
  read: (finder: ScriptureFinder, avoid: GeneratorContext['recentVerses']) => AnswerReader;
  library: (
    context: GeneratorContext,
    finder: ScriptureFinder,
  ) => Promise<LibraryAnswer<readonly AnswerPart[]>>;
  result: (fields: AnswerFields) => Result;
}>;

/** The model answered, but not what was asked for; told what is wrong, it may mend it. */
export class NeedsRepair extends Error {
  override readonly name = 'NeedsRepair';
  readonly written: string;

  constructor(problem: string, written: string) {
    super(problem);
    this.written = written;
  }
}
