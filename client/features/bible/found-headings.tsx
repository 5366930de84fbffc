import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatReference, referenceKey, verseReference } from '#shared/bible/reference.ts';
import type { Outputs } from '../../lib/data/trpc.ts';

/** The verses are looked for most, and shall be seen below the headings. */
const SHOWN_FIRST = 2;

type Props = Readonly<{
  found: Outputs['bible']['headings'];
  /** Whether they were asked for by a press, which shows all of them. */
  folded: boolean;
}>;

/** The headings of sections that have the typed words; each opens at its verse. */
export function FoundHeadings({ found, folded }: Props) {
  const [opened, setOpened] = useState(folded);
  if (found.length === 0) return null;
  // A press for a single one is not worth it.
  const shown = opened || found.length <= SHOWN_FIRST + 1 ? found : found.slice(0, SHOWN_FIRST);
  const hidden = found.length - shown.length;
  return (
    <section aria-labelledby="found-headings">
      <h2 id="found-headings" className={folded ? 'sr-only' : 'mb-2 text-lg'}>
        Títulos
      </h2>
      <ul className="card">
        {shown.map(({ book, chapter, verse, text }) => {
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
        {hidden > 0 ? (
          <li>
            <button
              type="button"
              className="min-h-12 w-full px-4 py-3 text-left font-semibold text-accent"
              onClick={() => setOpened(true)}
            >
              Mais {hidden} títulos
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
