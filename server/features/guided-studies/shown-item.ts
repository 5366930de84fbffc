import type { RichText } from '#shared/answers/rich-text.ts';
import {
  ITEM_FIELDS,
  type ItemContent,
  type ItemKind,
} from '#shared/guided-studies/study-items.ts';
import type { ScriptureFinder } from '../../scripture/finder.ts';
import { plainParts, referenceIn, shownVerse } from '../../scripture/parts.ts';

/** The fields of an item as members see them; a field of one text is a list of one. */
type ShownItem = Readonly<Record<string, readonly RichText[]>>;

export async function shownItem(
  kind: ItemKind,
  content: ItemContent,
  finder: ScriptureFinder,
): Promise<ShownItem> {
  const entries = Object.entries(ITEM_FIELDS[kind]).map(async ([field, of]) => {
    const texts = [content[field] ?? []].flat();
    const shown = texts.map((text): RichText | Promise<RichText> => {
      if (of === 'line') return [{ type: 'text', text }];
      if (of === 'verse') return shownVerse(text, finder);
      return of === 'verses' ? referenceIn(text) : plainParts(text);
    });
    return [field, await Promise.all(shown)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
