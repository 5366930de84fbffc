import { chosenTranslations } from '#shared/bible/chosen-translations.ts';
import { openingOf } from '#shared/bible/opening.ts';
import { formatReference, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { pagePicturePath, versePicturePath } from '#shared/bible/share-picture.ts';
import { cutAtWord } from '#shared/text/cut-at-word.ts';
import type { PageDescription } from '../../../lib/browser/page-title.ts';
import type { Data } from '../../../lib/data/data.tsx';
import { chapterQuery } from '../chapter-query.ts';

const LONGEST_DESCRIPTION = 200;

/**
 * Describes a place that is named by an address with its stored words, or says that there is no
 * such place; null without an address, and where no translation has the words.
 */
export function describePlace(data: Data, ref: string | undefined): PageDescription | null {
  const { queryClient, trpc, readDocument } = data;
  if (ref === undefined) return null;
  const { reference, problem } = openingOf(ref, null);
  if (problem !== null) {
    return {
      path: '/bible',
      title: 'Lugar não encontrado',
      description: `${problem}.`,
      missing: true,
    };
  }
  const installed = trpc.bible.translations.getData();
  const state = trpc.reading.state.getData();
  if (!installed || !state) return null;
  const { translation } = chosenTranslations(installed.translations, state.settings);
  if (!translation) return null;
  const { book, chapter } = reference;
  const { queryKey } = chapterQuery(readDocument, translation, book, chapter);
  const words = queryClient
    .getQueryData(queryKey)
    ?.verses.filter(({ number }) => isWithin(reference, number))
    .map(({ text }) => text)
    .join(' ');
  if (!words) return null;
  const key = referenceKey(reference);
  const { id, contentHash } = translation;
  return {
    path: `/bible?ref=${key}`,
    title: formatReference(reference),
    description: cutAtWord(words, LONGEST_DESCRIPTION),
    picture: contentHash ? versePicturePath(id, contentHash, key) : pagePicturePath('/bible'),
  };
}

/** Whether a verse of the first chapter belongs to the reference. */
function isWithin({ chapter, verse, endChapter, endVerse }: Reference, number: number): boolean {
  const last = endChapter === chapter ? endVerse : null;
  return number >= (verse ?? 1) && number <= (last ?? number);
}
