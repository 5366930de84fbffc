import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { ParsedReference } from '#shared/bible/parse-reference.ts';
import {
  formatReference,
  type Reference,
  referenceKey,
  verseReference,
} from '#shared/bible/reference.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import CopyAll from './copying/copy-all.tsx';

const FoundPlaces = lazyWithRetry(() => import('./found-places.tsx'));

type Props = Readonly<{
  q: string;
  parsed: ParsedReference | null;
  translation: string | null;
  card: (reference: Reference) => ReactNode;
}>;

/**
 * What comes after the page: the copying of several places, the places among other words, or
 * headings that have the words.
 */
export default function FurtherResults({ q, parsed, translation, card }: Props) {
  if (parsed === null) {
    return (
      <>
        {/\d/.test(q) ? (
          <Suspense fallback={null}>
            <FoundPlaces q={q} translation={translation} card={card} />
          </Suspense>
        ) : null}
        <FoundHeadings q={q} />
      </>
    );
  }
  if (parsed.kind !== 'references' || parsed.references.length < 2) return null;
  return <CopyAll references={parsed.references} translation={translation} />;
}

/** The headings of sections that have the typed words; each opens at its verse. */
function FoundHeadings({ q }: Readonly<{ q: string }>) {
  const trpc = useTrpc();
  const { data = [] } = useQuery({
    ...trpc.bible.headings.queryOptions({ q }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="found-headings">
      <h2 id="found-headings" className="mb-2 text-lg">
        Títulos
      </h2>
      <ul className="card">
        {data.map(({ book, chapter, verse, text }) => {
          const reference = verseReference(book, chapter, verse);
          const key = referenceKey(reference);
          return (
            <li key={key} className="border-b border-line last:border-0">
              <Link
                to="/bible"
                search={{ ref: key }}
                className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-4 py-3 hover:bg-accent-soft"
              >
                <span className="font-semibold">{text}</span>
                <span className="text-sm text-accent">{formatReference(reference)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
