import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatReference, referenceKey, verseReference } from '#shared/bible/reference.ts';
import type { FoundVerse as Found } from '#shared/bible/search-results.ts';

/** A verse that a search found, with its hits highlighted; it links to the verse in its chapter. */
export function SearchHit({ verse }: Readonly<{ verse: Found }>) {
  const reference = verseReference(verse.book, verse.chapter, verse.verse);
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to="/bible"
        search={{ ref: referenceKey(reference) }}
        className="block rounded-lg px-4 py-3 hover:bg-accent-soft"
      >
        <span className="font-semibold text-accent">{formatReference(reference)}</span>
        <span className="mt-0.5 block font-serif text-[1.0625rem] leading-relaxed">
          {marked(verse)}
        </span>
      </Link>
    </li>
  );
}

function marked({ text, hits }: Found): ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of hits) {
    pieces.push(
      text.slice(from, start),
      <mark key={start} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...pieces, text.slice(from)];
}
