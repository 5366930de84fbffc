import { parseReference } from '#shared/bible/parse-reference.ts';
import { chapterReference, parseReferenceKey, type Reference } from '#shared/bible/reference.ts';

export type Place =
  | Readonly<{ reference: Reference; problem: null }>
  | Readonly<{ reference: null; problem: string }>;

const START: Place = { reference: chapterReference('JHN', 1), problem: null };

/** Reads an address: `?ref=JHN.3.16` as we write it, or "Jo 3.16" as somebody typed it. */
export function placeOf(ref: string | undefined): Place {
  if (!ref) return START;
  const reference = parseReferenceKey(ref);
  if (reference) return { reference, problem: null };
  const typed = parseReference(ref);
  if (typed?.kind === 'references') return { reference: typed.references[0], problem: null };
  if (typed?.kind === 'book') return { reference: chapterReference(typed.book, 1), problem: null };
  return { reference: null, problem: typed?.problem ?? 'Não reconhecemos essa referência' };
}
