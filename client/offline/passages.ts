import { chapterDocumentPath } from '#shared/bible/chapter-document.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import {
  chaptersOf,
  formatReference,
  LONGEST_PASSAGE,
  parseReferenceKey,
  type Reference,
  referenceKey,
} from '#shared/bible/reference.ts';
import type { Outputs } from '../lib/data/trpc.ts';
import { readAnswer } from './stored-answers.ts';
import { readChapter } from './stored-chapters.ts';

type Asked = Readonly<{ key?: string; query?: string; translation?: string | null }>;
type Installed = Outputs['bible']['translations'];

/** Answers for a passage from the chapters on the device, as the server does from its own. */
export async function readPassage(path: string, input: unknown): Promise<unknown> {
  const { key = '', query = '', translation = null }: Asked = Object(input);
  if (path === 'bible.passage') return shown(parseReferenceKey(key), translation);
  const typed = parseReference(query);
  return typed?.kind === 'references' ? found(typed.references[0], translation) : undefined;
}

async function shown(
  reference: Reference | null,
  translation: string | null,
): Promise<Outputs['bible']['passage'] | undefined> {
  const passage = reference && (await passageOf(reference, translation));
  return passage ? { key: referenceKey(reference), ...passage } : undefined;
}

async function found(
  reference: Reference,
  translation: string | null,
): Promise<Outputs['bible']['quickSearch'] | undefined> {
  const passage = await passageOf(reference, translation);
  const [key, title] = [referenceKey(reference), formatReference(reference)];
  return passage && { result: { key, title, ...passage } };
}

/** The verses in the first translation that has all of the chapters here. */
async function passageOf(reference: Reference, translation: string | null) {
  const { translations = [] }: Partial<Installed> = Object(
    await readAnswer('bible.translations', undefined),
  );
  for (const { id, contentHash, abbreviation } of translations) {
    if (translation !== null && id !== translation) continue;
    const pieces = await Promise.all(
      chaptersOf(reference).map(async ({ book, chapter, from, to }) => {
        const path = chapterDocumentPath(id, contentHash ?? '', book, chapter);
        const verses = (await readChapter(path))?.verses;
        return verses
          ?.filter(({ number }) => number >= from && number <= to)
          .map(({ number, text }) => ({ chapter, number, text }));
      }),
    );
    const all = pieces.flatMap((verses) => verses ?? []);
    if (all.length === 0 || pieces.includes(undefined)) continue;
    const verses = all.slice(0, LONGEST_PASSAGE);
    return { translation: abbreviation, verses, more: all.length > LONGEST_PASSAGE };
  }
  return undefined;
}
