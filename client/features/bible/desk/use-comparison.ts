import { useEffect } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { differencesOf } from '#shared/bible/word-differences.ts';
import type { Compared } from '../reading/use-second-text.ts';
import { useColumns, useUnderlining } from './columns.ts';

/** Tells the page where two translations of a chapter differ, and whether the second was put apart. */
export function useComparison(
  document: ChapterDocument,
  second: ChapterDocument | null | undefined,
  onCompared: (compared: Compared) => void,
): void {
  const underlined = useUnderlining();
  const apart = useColumns() === 'second';
  useEffect(() => {
    const differences = second && underlined ? compare(document, second) : null;
    onCompared({ differences, apart });
  }, [document, second, underlined, apart, onCompared]);
}

function compare(document: ChapterDocument, second: ChapterDocument): Compared['differences'] {
  const others = new Map(second.verses.map(({ number, text }) => [number, text]));
  return new Map(
    document.verses.flatMap(({ number, text }) => {
      const other = others.get(number);
      return other === undefined ? [] : [[number, differencesOf(text, other)]];
    }),
  );
}
