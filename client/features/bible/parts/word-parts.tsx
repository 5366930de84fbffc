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
  translation: string;
  onParts: (parts: Annotations['parts']) => void;
}>;

/** The coloured words of a member in a chapter, and the colours for those that are selected. */
export function WordParts({ document, translation, onParts }: Props) {
  const { book, chapter } = document;
  const { data: stored = NONE } = useQuery(
    useTrpc().member.highlights.partsInChapter.queryOptions({ book, chapter }),
  );
  const spans = useMemo(
    () => spansIn(document, translation, stored),
    [document, translation, stored],
  );
  useEffect(() => onParts(spans), [onParts, spans]);
  return <WordsBar document={document} translation={translation} stored={stored} />;
}

/** Where the coloured words stand in the verses; a verse that has none of them any more is faint as a whole. */
function spansIn(
  { verses }: ChapterDocument,
  translation: string,
  stored: readonly ColouredPart[],
): Annotations['parts'] {
  return new Map(
    verses.flatMap(({ number, text }) => {
      const own = stored.filter(({ verse }) => verse === number);
      const last = own.at(-1);
      if (!last) return [];
      const here = own.flatMap((part): PartSpan[] => {
        const span = part.translation === translation ? spanOf(text, part) : null;
        return span ? [[...span, part.colour, 'words']] : [];
      });
      const faint: PartSpan = [0, text.length, last.colour, 'faint'];
      return [[number, here.length > 0 ? here : [faint]]];
    }),
  );
}
