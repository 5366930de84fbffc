import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { type ColouredPart, spanOf } from '#shared/bible/word-parts.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import type { Annotations } from '../reading/chapter-view.tsx';
import type { PartSpan } from '../reading/text-with-notes.tsx';
import { WordsBar } from './words-bar.tsx';

const NONE: readonly ColouredPart[] = [];

type Props = Readonly<{
  document: ChapterDocument;
  /** The same chapter in a second translation on the page. */
  second: ChapterDocument | null;
  onParts: (parts: Annotations['parts']) => void;
}>;

/** The coloured words of a member in a chapter, and the colours for those that are selected. */
export function WordParts({ document, second, onParts }: Props) {
  const { book, chapter } = document;
  const { data: stored = NONE } = useQuery(
    useTrpc().member.highlights.partsInChapter.queryOptions({ book, chapter }),
  );
  const spans = useMemo(() => spansIn(document, second, stored), [document, second, stored]);
  useEffect(() => onParts(spans), [onParts, spans]);
  return <WordsBar document={document} second={second} stored={stored} />;
}

/** Where the coloured words stand in both texts; a verse that has them in neither is faint as a whole. */
function spansIn(
  document: ChapterDocument,
  other: ChapterDocument | null,
  stored: readonly ColouredPart[],
): Annotations['parts'] {
  const first = wordsIn(document, stored);
  const second = other ? wordsIn(other, stored) : new Map<number, PartSpan[]>();
  for (const { number, text } of document.verses) {
    const last = stored.findLast(({ verse }) => verse === number);
    if (last && !first.has(number) && !second.has(number))
      first.set(number, [[0, text.length, last.colour, 'faint']]);
  }
  return { first, second };
}

function wordsIn({ translation, verses }: ChapterDocument, stored: readonly ColouredPart[]) {
  const own = stored.filter((part) => part.translation === translation);
  return new Map(
    verses.flatMap(({ number, text }) => {
      const here = own.flatMap((part): PartSpan[] => {
        const span = part.verse === number ? spanOf(text, part) : null;
        return span ? [[...span, part.colour, 'words']] : [];
      });
      return here.length > 0 ? [[number, here] as const] : [];
    }),
  );
}
