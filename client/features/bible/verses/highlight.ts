import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightColour } from '#shared/reading.ts';
import type { Data } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { toastError } from '../../../ui/toasts.tsx';

type Place = Readonly<{ book: BookCode; chapter: number; verses: readonly number[] }>;

type OfVerse = Readonly<{ verse: number }>;

/** Takes back what was done to verses: they are as they were `before`, others stay as they are now. */
export const undone =
  <Mark extends OfVerse>(before: readonly Mark[] = [], verses: readonly number[]) =>
  (now: readonly Mark[] | undefined) =>
    now && [
      ...now.filter(({ verse }) => !verses.includes(verse)),
      ...before.filter(({ verse }) => verses.includes(verse)),
    ];

/** Highlights verses at once, and undoes it where the server refuses; other verses stay as they are by then. */
export async function highlight(
  { trpc, client }: Data,
  { book, chapter, verses }: Place,
  colour: HighlightColour | null,
): Promise<void> {
  const { inChapter, partsInChapter } = trpc.member.highlights;
  const at = { book, chapter };
  const isOther = ({ verse }: OfVerse) => !verses.includes(verse);
  await inChapter.cancel(at);
  const before = inChapter.getData(at);
  inChapter.setData(at, (highlights = []) => [
    ...highlights.filter(isOther),
    ...(colour ? verses.map((verse) => ({ verse, colour })) : []),
  ]);
  const parts = partsInChapter.getData(at);
  // Without a colour a verse has none of its words coloured either.
  if (!colour) {
    await partsInChapter.cancel(at);
    partsInChapter.setData(at, parts?.filter(isOther));
  }
  try {
    await client.member.highlights.set.mutate({ place: { ...at, verses: [...verses] }, colour });
  } catch (error) {
    inChapter.setData(at, undone(before, verses));
    if (!colour) partsInChapter.setData(at, undone(parts, verses));
    await toastError('Erro ao marcar versículo', messageOf(error));
  }
}
