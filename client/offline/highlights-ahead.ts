import type { Outputs } from '../lib/data/trpc.ts';
import { storedAnswer } from './stored-answers.ts';

type Everywhere = Outputs['member']['highlights']['everywhere'];

const LISTS: Readonly<Record<string, keyof Everywhere>> = {
  'member.highlights.inChapter': 'verses',
  'member.highlights.partsInChapter': 'parts',
};

/** The colours of a chapter, unless it was opened here since all of them were brought along. */
export async function readHighlights(path: string, input: unknown): Promise<unknown> {
  const list = LISTS[path];
  if (list === undefined) return undefined;
  const all = await storedAnswer('member.highlights.everywhere', undefined);
  const own = await storedAnswer(path, input);
  if (!all || (own && own.at > all.at)) return undefined;
  const at: Readonly<{ book?: unknown; chapter?: unknown }> = Object(input);
  const found: Partial<Everywhere> = Object(all.data);
  return (found[list] ?? [])
    .filter(({ book, chapter }) => book === at.book && chapter === at.chapter)
    .map(({ book: _book, chapter: _chapter, ...highlight }) => highlight);
}
