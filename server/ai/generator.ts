import type { Notice } from '#shared/ai.ts';
import type { AnswerShape, FieldKind } from '#shared/answer-shape.ts';
import type { Bible } from '../bible/bible.ts';
import type { Db } from '../db/client.ts';
import type { GeneratorName } from './generator-names.ts';
import type { ChatTurn } from './model/openai.ts';

/** What a generator may look at while it makes its prompt or its answer. */
export type GeneratorContext = Readonly<{
  db: Db;
  bible: Bible;
  userId: string;
  now: Date;
  /** Keys of the verses that the member's latest answers showed. */
  recentVerses: () => Promise<ReadonlySet<string>>;
}>;

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
  /** What is said of the answer whoever writes it. */
  notices?: (input: Input) => readonly Notice[];
  maxOutputTokens: number;
  prompt: (input: Input, context: GeneratorContext) => Prompt | Promise<Prompt>;
}>;

/** An answer that is one running text. */
export type TextGenerator<Input> = Common<Input> &
  Readonly<{
    fromLibrary: (input: Input, context: GeneratorContext) => Promise<LibraryAnswer<string>>;
  }>;

type ContentValues = {
  line: string;
  text: string;
  /** A reference as it is printed. */
  verse: string;
  texts: readonly string[];
  verses: readonly string[];
  days: readonly string[];
} & Record<FieldKind, unknown>;

/** An answer of the library before references and verses in it are looked up. */
export type ContentOf<Shape extends AnswerShape> = {
  readonly [Field in keyof Shape]: ContentValues[Shape[Field]];
};

export type FieldRule = Readonly<{
  /** What belongs into the field, as the model is told. */
  about: string;
  /** How many entries a list may have. */
  count?: readonly [least: number, most: number];
}>;

/** An answer with fields. A shape of one text is written plainly, any other as JSON. */
export type ObjectGenerator<Input, Shape extends AnswerShape> = Common<Input> &
  Readonly<{
    shape: Shape;
    fields: (input: Input) => Readonly<Record<keyof Shape, FieldRule>>;
    fromLibrary: (
      input: Input,
      context: GeneratorContext,
    ) => Promise<LibraryAnswer<ContentOf<Shape>>>;
  }>;
