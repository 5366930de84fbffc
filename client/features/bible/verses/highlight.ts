import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightColour } from '#shared/reading.ts';
import type { Data } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { toastError } from '../../../ui/toasts.tsx';

type Place = Readonly<{ book: BookCode; chapter: number; verses: readonly number[] }>;

/** Highlights verses at once, and undoes it where the server refuses; other verses stay as they are by then. */
export async function highlight(
  { trpc, client }: Data,
  { book, chapter, verses }: Place,
  colour: HighlightColour | null,
): Promise<void> {
  const { inChapter, partsInChapter } = trpc.member.highlights;
  const at = { book, chapter };
  const isOf = ({ verse }: Readonly<{ verse: number }>) => verses.includes(verse);
  const isOther = (each: Readonly<{ verse: number }>) => !isOf(each);
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
    inChapter.setData(at, (now) => now && [...now.filter(isOther), ...(before ?? []).filter(isOf)]);
    if (!colour)
      partsInChapter.setData(
        at,
        (now) => now && [...now.filter(isOther), ...(parts ?? []).filter(isOf)],
      );
    await toastError('Erro ao marcar versículo', messageOf(error));
  }
}
