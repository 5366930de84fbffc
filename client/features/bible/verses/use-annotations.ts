import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { BookCode } from '#shared/bible/canon.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { useOptionalSession } from '../../../lib/data/session.ts';
import type { Annotations } from '../reading/chapter-view.tsx';

const NO_PARTS: Annotations['parts'] = { first: new Map(), second: new Map() };

/**
 * The member's highlights and saved verses in a chapter; empty for a visitor, and until they have
 * loaded.
 */
export function useAnnotations(book: BookCode, chapter: number) {
  const trpc = useTrpc();
  const enabled = useOptionalSession() !== null;
  const { data: highlights } = useQuery(
    trpc.member.highlights.inChapter.queryOptions({ book, chapter }, { enabled }),
  );
  const { data: saved } = useQuery(
    trpc.member.savedVerses.inChapter.queryOptions({ book, chapter }, { enabled }),
  );
  // What knows where the coloured words stand comes after the page.
  const [parts, onParts] = useState(NO_PARTS);
  const annotations = useMemo(
    (): Annotations => ({
      colours: new Map(highlights?.map(({ verse, colour }) => [verse, colour])),
      // An answer that the device stored before there were notes names saved verses only.
      saved: new Set(saved?.filter((each) => each.saved !== false).map(({ verse }) => verse)),
      parts,
      comments: new Map(
        saved?.flatMap(({ verse, comment }) => (comment ? [[verse, comment]] : [])),
      ),
    }),
    [highlights, saved, parts],
  );
  return { annotations, onParts };
}
