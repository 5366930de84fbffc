import type * as z from 'zod/mini';
import type { AnswerEvent, Notice, Offer } from '#shared/answers/ai.ts';
import type { BookedKind } from '#shared/answers/answer-kinds.ts';
import type { AnswerOf, AnswerShape, FieldKind } from '#shared/answers/answer-shape.ts';
import type { Bible } from '../bible/bible.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import type { AnswerPart } from './answer-part.ts';
import type { Engine } from './engine.ts';
import type { Prompt } from './model/openai.ts';

/** What a screen shows while it is written. */
export type Answer<Result> = AsyncGenerator<AnswerEvent<Result>, void>;

/** The store of an answer that a model writes once for everybody. */
export type AnswerCache<Stored> = Readonly<{
  /** Unique to the answer. */
  name: string;
  read: () => Promise<Stored | null>;
  /** Stores the answer unless another process was first. */
  insert: (answer: Stored, model: string) => Promise<void>;
  partsOf: (answer: Stored) => readonly AnswerPart[];
  /** Keys of the verses that the latest answers of this kind showed. */
  recentVerses: GeneratorContext['recentVerses'];
}>;

/** The data that a generator may read while it makes its prompt or its answer. */
export type GeneratorContext = Readonly<{
  db: Db;
  bible: Bible;
  userId: string;
  now: Date;
  /** The calendar day where the member is. */
  today: string;
  /** Keys of the verses that the latest answers showed. */
  recentVerses: () => Promise<ReadonlySet<string>>;
}>;

/** The context of one generation: the member, a signal of their leaving, and the engine. */
export type GenerationContext = GeneratorContext &
  Readonly<{
    engine: Engine;
    signal: AbortSignal;
    /** The site's budget alone pays for an answer that is stored for everybody. */
    payer: 'member' | 'site';
    /** Says that it waits for its turn, so that the next call may come in. */
    begun?: () => void;
    /** Refuses a call that is one too many, where the gate has not done so: help comes before it. */
    admit?: () => Promise<void>;
  }>;

export type LibraryAnswer<Content> = Readonly<{
  content: Content;
  /** 'near' when the library has only something close to what was asked. */
  notices: readonly Notice[];
  /** Other texts that may be meant. */
  offers?: readonly Offer[];
  /** Whether the content only says that the library has nothing. */
  isNothing?: boolean;
}>;

/** The library has nothing in place of an answer, and no text in which to say so. */
export class NothingWritten extends AppError {
  readonly offers: readonly Offer[];
  /** False where one of the offers is likely meant. */
  readonly isNothing: boolean;

  constructor(message: string, offers: readonly Offer[], isNothing = true) {
    super('NOT_FOUND', message);
    this.offers = offers;
    this.isNothing = isNothing;
  }
}

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
  /** The description of the field in the prompt. */
  about: string;
  /** The bounds of a list's length. */
  count?: readonly [least: number, most: number];
}>;

/** One kind of generated answer: its shape, its prompt and its text from the library. */
export type Answering<Input, Shape extends AnswerShape, Result = AnswerOf<Shape>> = Readonly<{
  /** The name under which usage is booked, and from which procedure and labels derive. */
  name: BookedKind;
  /** A shape of one text is written plainly, any other as JSON. */
  shape: Shape;
  fields: (input: Input) => Readonly<Record<keyof Shape, FieldRule>>;
  /** The texts that the member typed, which are screened before anything else. */
  freeText: (input: Input) => readonly string[];
  /** What the member wrote before in this conversation, which is heard together with it. */
  toldBefore?: (input: Input) => readonly string[];
  /** Whether what the member typed stands behind a question of ours. */
  isReply?: (input: Input) => boolean;
  /** Whether a text of the library is asked for by its id, so that it is shown as it is. */
  opensText?: (input: Input) => boolean;
  /** Whether its screen opens the questions of the library that a model's answer is built on. */
  opensSources?: boolean;
  /** Notices that accompany the answer of a model and of the library alike. */
  notices?: (input: Input) => readonly Notice[];
  maxOutputTokens: number;
  prompt: (input: Input, context: GeneratorContext) => Prompt | Promise<Prompt>;
  fromLibrary: (
    input: Input,
    context: GeneratorContext,
  ) => Promise<LibraryAnswer<ContentOf<Shape>>>;
  /** Set where a model writes the answer once for everybody; null for an input with an answer of its own. */
  cache?:
    | ((input: Input, context: GeneratorContext) => Promise<AnswerCache<Result> | null>)
    | undefined;
  /** The whole answer as it is sent. */
  result: (answer: AnswerOf<Shape>) => Result;
}>;

/** The same with the input of its procedure. */
export type Generator<Raw, Input, Shape extends AnswerShape, Result = AnswerOf<Shape>> = Answering<
  Input,
  Shape,
  Result
> &
  Readonly<{ input: z.ZodMiniType<Input, Raw> }>;

/** The side of a generator that a model works by. */
export type Writing<Input, Shape extends AnswerShape, Result> = Pick<
  Answering<Input, Shape, Result>,
  | 'name'
  | 'shape'
  | 'fields'
  | 'freeText'
  | 'opensSources'
  | 'notices'
  | 'maxOutputTokens'
  | 'prompt'
  | 'result'
>;

/** Whether a member typed anything, so that the model listens for danger too. */
export const listens = <Input>(
  { freeText }: Readonly<{ freeText: (input: Input) => readonly string[] }>,
  input: Input,
): boolean => freeText(input).some((text) => text.trim() !== '');

export function defineGenerator<Raw, Input, const Shape extends AnswerShape>(
  definition: Omit<Generator<Raw, Input, Shape>, 'result'>,
): Generator<Raw, Input, Shape> {
  return { ...definition, result: (answer) => answer };
}

/** A generator whose procedure finds out first what is asked for. */
export const defineAnswering = <Input, const Shape extends AnswerShape>(
  definition: Omit<Answering<Input, Shape>, 'result'>,
): Answering<Input, Shape> => ({ ...definition, result: (answer) => answer });

/** The same generator with an answer that says more than its fields. */
export function withResult<Raw, Input, Shape extends AnswerShape, Result>(
  generator: Generator<Raw, Input, Shape>,
  result: (answer: AnswerOf<Shape>) => Result,
): Generator<Raw, Input, Shape, Result> {
  return { ...generator, cache: undefined, result };
}
