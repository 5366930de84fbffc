import { useEffect, useState } from 'react';
import { type BookCode, bookOf } from '#shared/bible/canon.ts';
import type { PanoramaBook } from '#shared/panorama/types.ts';
import { foldText } from '#shared/portuguese/words.ts';

/** Books whose name matches what is typed and, once the portraits have loaded, author or theme. */
export function useMatches(typed: string): (code: BookCode) => boolean {
  const [portraits, setPortraits] = useState<ReadonlyMap<BookCode, PanoramaBook>>(new Map());
  const searching = typed.trim() !== '';
  useEffect(() => {
    if (!searching) return;
    import('#shared/panorama/panorama.ts')
      .then(({ PANORAMA }) => setPortraits(new Map(PANORAMA.map((book) => [book.code, book]))))
      // Names alone still match.
      .catch(() => {});
  }, [searching]);
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return (code) => {
    const { name, abbreviation } = bookOf(code);
    const { author = '', keyTheme = '', period = '' } = portraits.get(code) ?? {};
    const text = foldText(`${name} ${abbreviation} ${author} ${keyTheme} ${period}`);
    return words.every((word) => text.includes(word));
  };
}
