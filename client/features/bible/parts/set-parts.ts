import type { HighlightParts } from '#shared/bible/highlight-parts.ts';
import { withParts } from '#shared/bible/word-parts.ts';
import type { Data } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { toastError } from '../../../ui/toasts.tsx';
import { undone } from '../verses/highlight.ts';

/** Colours words of verses at once, and undoes it where the server refuses; other verses stay as they are by then. */
export async function setParts({ trpc, client }: Data, chosen: HighlightParts): Promise<void> {
  const { partsInChapter } = trpc.member.highlights;
  const { book, chapter } = chosen;
  const at = { book, chapter };
  await partsInChapter.cancel(at);
  const before = partsInChapter.getData(at);
  partsInChapter.setData(at, (parts = []) => withParts(parts, chosen));
  try {
    await client.member.highlights.setParts.mutate(chosen);
  } catch (error) {
    const verses = chosen.parts.map(({ verse }) => verse);
    partsInChapter.setData(at, undone(before, verses));
    await toastError('Erro ao marcar palavras', messageOf(error));
  }
}
