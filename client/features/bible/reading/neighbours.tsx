import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type BookCode, neighbourChapter } from '#shared/bible/canon.ts';
import { chapterReference, formatReference, referenceKey } from '#shared/bible/reference.ts';

type Props = Readonly<{ book: BookCode; chapter: number }>;

export function Neighbours(place: Props) {
  return (
    <nav aria-label="Capítulos vizinhos" className="chapter-end">
      <Neighbour {...place} step={-1} />
      <Neighbour {...place} step={1} />
    </nav>
  );
}

function Neighbour({ book, chapter, step }: Props & Readonly<{ step: 1 | -1 }>) {
  const place = neighbourChapter(book, chapter, step);
  if (!place) return null;
  const reference = chapterReference(place.book, place.chapter);
  return (
    <Link
      to="/bible"
      search={{ ref: referenceKey(reference) }}
      className={step === 1 ? 'next-chapter' : 'button button-bare -ml-2.5 px-2.5'}
    >
      {step === -1 ? <ChevronLeft aria-hidden="true" size={20} /> : null}
      {formatReference(reference)}
      {step === 1 ? <ChevronRight aria-hidden="true" size={20} /> : null}
    </Link>
  );
}
