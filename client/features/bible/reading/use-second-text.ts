import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookCode } from '#shared/bible/canon.ts';
import type { ChapterVerse } from '#shared/bible/chapter-document.ts';
import type { Differences } from '#shared/bible/word-differences.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import { useWide } from '../../../lib/browser/use-wide.ts';
import { useData } from '../../../lib/data/data.tsx';
import { chapterQuery, type Translation } from '../chapter-query.ts';
import { textStyleOf } from './text-style.ts';
import { marked, type PartSpan } from './text-with-notes.tsx';

/** What comes after the page: where two translations differ, and whether a wide window has the second apart. */
export type Compared = Readonly<{
  differences: ReadonlyMap<number, Differences> | null;
  apart: boolean;
}>;

type Read = Readonly<{
  translation: Translation;
  beside: Translation | null;
  settings: ReaderSettings;
}>;

/** The same chapter in a second translation: within the text, or apart from it in a column of its own. */
export function useSecondText(
  { translation, beside, settings }: Read,
  book: BookCode,
  chapter: number,
  parts: ReadonlyMap<number, readonly PartSpan[]>,
) {
  const { readDocument } = useData();
  const { data } = useQuery({
    ...chapterQuery(readDocument, beside ?? translation, book, chapter),
    enabled: !!beside,
  });
  const [{ differences, apart }, onCompared] = useState<Compared>({
    differences: null,
    apart: false,
  });
  const wide = useWide();
  // null where it lacks the chapter; undefined while that is not known.
  const second = beside ? data : undefined;
  const column =
    beside && second && apart && wide
      ? {
          second,
          name: beside.name,
          style: textStyleOf(settings),
          layout: settings.layout,
          wordsOf: ({ number, text }: ChapterVerse) =>
            marked(text, { parts: parts.get(number), differing: differences?.get(number)?.other }),
        }
      : null;
  return { second, differences, column, standsInText: !!beside && !column, onCompared };
}
