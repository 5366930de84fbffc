import { parseReference } from '#shared/bible/parse-reference.ts';
import { overlap, type Reference, versesOf } from '#shared/bible/reference.ts';
import { keyVerses as builder } from '../content/guided-studies/builder/key-verses.ts';
import { keyVerses as holySpirit } from '../content/guided-studies/holy-spirit/key-verses.ts';
import { keyVerses as marriage } from '../content/guided-studies/marriage/key-verses.ts';
import { keyVerses as priest } from '../content/guided-studies/priest/key-verses.ts';
import { PASSAGES } from '../content/passages/passages.ts';
import { PROMISE_THEMES } from '../content/promises/promises.ts';

type Note = Readonly<{ place: Reference; text: string }>;

let notes: readonly Note[] | null = null;

/** What the library says of single verses: to whom they were first said, and what they say. */
function readNotes(): readonly Note[] {
  const ofPromises = PROMISE_THEMES.flatMap(({ promises }) =>
    promises.map(({ verse, context, explanation }) => ({
      reference: verse.reference,
      text: `${context}\n\n${explanation}`,
    })),
  );
  const ofStudies = [...holySpirit, ...priest, ...builder, ...marriage].map(
    ({ reference: { reference }, explanation }) => ({ reference, text: explanation }),
  );
  return [...ofPromises, ...ofStudies].flatMap(({ reference, text }) => {
    const parsed = parseReference(reference);
    return parsed?.kind === 'references' ? [{ place: parsed.references[0], text }] : [];
  });
}

/** The note of our library on one of some verses, that of the shortest passage; often there is none. */
export function noteOn(verses: readonly Reference[]): string | null {
  notes ??= readNotes();
  const [closest] = notes
    .filter(({ place }) => verses.some((verse) => overlap(place, verse)))
    .toSorted((a, b) => versesOf(a.place).length - versesOf(b.place).length);
  return closest?.text ?? null;
}

/** What happens in a chapter, in a few sentences. */
export function storyOf(book: Reference['book'], chapter: number): string | null {
  const key = `${book}.${chapter}`;
  return PASSAGES.find(({ chapters }) => chapters.includes(key))?.reflection ?? null;
}
