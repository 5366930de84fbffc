import { appendPart, type Part, type RichText } from './rich-text.ts';

/**
 * The kind of a field of a generated answer: a short line, a running text, a verse in its
 * stored words, or lists of them; `days` are texts for day 1, 2, 3…
 */
export type FieldKind = 'line' | 'text' | 'verse' | 'texts' | 'verses' | 'days';

/** The fields of an answer in the order in which they are written and shown. */
export type AnswerShape = Readonly<Record<string, FieldKind>>;

export type ShownVerse = Exclude<Part, { type: 'text' }>;

export type DayPrayer = Readonly<{ day: number; prayer: RichText }>;

type FieldValues = {
  line: string;
  text: RichText;
  verse: ShownVerse | null;
  texts: readonly RichText[];
  verses: readonly ShownVerse[];
  days: readonly DayPrayer[];
};

/** An answer, complete or in progress; fields that are not written yet are empty. */
export type AnswerOf<Shape extends AnswerShape> = {
  readonly [Field in keyof Shape]: FieldValues[Shape[Field]];
};

/** The parts received so far, by field; a single value is a list of one. */
export type AnswerFields = Readonly<Record<string, readonly RichText[]>>;

export const NO_FIELDS: AnswerFields = {};

/** Adds a part at its path: 'introduction', or 'mainPoints.2' inside a list. */
export function withPart(fields: AnswerFields, path: string, part: Part): AnswerFields {
  const [field = '', place = '0'] = path.split('.');
  const index = Number(place);
  const list = [...(fields[field] ?? [])];
  while (list.length <= index) list.push([]);
  list[index] = appendPart(list[index] ?? [], part);
  return { ...fields, [field]: list };
}

/** The keys of all quoted verses, each once. */
export function versesIn(fields: AnswerFields): string[] {
  const parts = Object.values(fields).flat(2);
  return [...new Set(parts.flatMap((part) => (part.type === 'quotation' ? [part.key] : [])))];
}

const lineOf = (text: RichText = []) =>
  text.map((part) => (part.type === 'text' ? part.text : '')).join('');
const versesOf = (texts: readonly RichText[]) =>
  texts.flatMap((text) => text.filter((part) => part.type !== 'text'));

const VALUES: {
  readonly [Kind in FieldKind]: (texts: readonly RichText[]) => FieldValues[Kind];
} = {
  line: ([text]) => lineOf(text),
  text: ([text]) => text ?? [],
  verse: (texts) => versesOf(texts)[0] ?? null,
  texts: (texts) => texts,
  verses: versesOf,
  days: (texts) => texts.map((prayer, index): DayPrayer => ({ day: index + 1, prayer })),
};

export function answerOf<Shape extends AnswerShape>(
  shape: Shape,
  fields: AnswerFields,
): AnswerOf<Shape> {
  const answer = Object.fromEntries(
    Object.entries(shape).map(([field, kind]) => [field, VALUES[kind](fields[field] ?? [])]),
  );
  if (!hasShape(shape, answer)) throw new Error('an answer without all its fields');
  return answer;
}

/** The type of each value is its maker's; that none is missing is what remains to be seen. */
function hasShape<Shape extends AnswerShape>(
  shape: Shape,
  answer: Record<string, unknown>,
): answer is AnswerOf<Shape> {
  return Object.keys(shape).every((field) => answer[field] !== undefined);
}
