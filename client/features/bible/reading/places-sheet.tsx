import { useEffect, useRef, useState } from 'react';
import { BOOKS, type BookCode, chapterCount, TESTAMENT_NAMES } from '#shared/bible/canon.ts';
import { chapterReference, type Reference } from '#shared/bible/reference.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { GoTo } from '../desk/go-to.tsx';
import { Filters } from '../filters.tsx';

type Props = Readonly<{
  current: Reference | null;
  /** Opened by a key, so that a place can be typed at once. */
  typing?: boolean;
  onSearch: (reference: Reference) => void;
  onClose: () => void;
}>;

/** Chooses a place by its name, in two touches, book and chapter, or by the filters down to verses. */
export default function PlacesSheet({ current, typing = false, onSearch, onClose }: Props) {
  const [way, setWay] = useState<'books' | 'filters'>('books');
  const go = (reference: Reference) => {
    onClose();
    onSearch(reference);
  };
  return (
    <Dialog title="Ir para" onClose={onClose}>
      <GoTo typing={typing} onLeave={onClose} />
      <div className="segments mt-4 md:hidden">
        {(['books', 'filters'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={way === each} onClick={() => setWay(each)}>
            {each === 'books' ? 'Livros' : 'Filtros'}
          </button>
        ))}
      </div>
      <div className="mt-4">
        {way === 'books' ? (
          <BookList current={current} onChoose={go} />
        ) : (
          <Filters current={current} action="Buscar" onSearch={go} />
        )}
      </div>
    </Dialog>
  );
}

type ListProps = Readonly<{ current: Reference | null; onChoose: (reference: Reference) => void }>;

function BookList({ current, onChoose }: ListProps) {
  const [open, setOpen] = useState<BookCode | null>(current?.book ?? null);
  const here = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [chosen, around] = [here.current, list.current];
    // Only the list moves, so that the field above it stays in view.
    if (chosen && around) around.scrollTop = chosen.offsetTop - around.clientHeight / 2;
  }, []);
  return (
    <div
      ref={list}
      className="relative -mx-2 grid max-h-[50dvh] gap-5 overflow-y-auto overscroll-contain px-2"
    >
      {(['old', 'new'] as const).map((testament) => (
        <section key={testament} aria-label={TESTAMENT_NAMES[testament]}>
          <h3 className="mb-1 text-base text-muted">{TESTAMENT_NAMES[testament]}</h3>
          <ul>
            {BOOKS.filter((book) => book.testament === testament).map(({ code, name }) => (
              <li key={code}>
                <button
                  ref={code === current?.book ? here : null}
                  type="button"
                  className="flex min-h-11 w-full items-center rounded-lg px-2 text-left text-lg hover:bg-accent-soft aria-expanded:font-semibold"
                  aria-expanded={open === code}
                  onClick={() => setOpen(open === code ? null : code)}
                >
                  {name}
                </button>
                {open === code ? (
                  <Chapters book={code} current={current} onChoose={onChoose} />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Chapters({ book, current, onChoose }: ListProps & Readonly<{ book: BookCode }>) {
  const chapters = Array.from({ length: chapterCount(book) }, (_, index) => index + 1);
  return (
    <ul className="mb-2 grid grid-cols-6 gap-1.5 md:grid-cols-8">
      {chapters.map((chapter) => {
        const here = current?.book === book && current.chapter === chapter;
        return (
          <li key={chapter}>
            <button
              type="button"
              className="grid min-h-11 w-full place-items-center rounded-lg bg-sunken aria-[current]:bg-accent aria-[current]:text-on-accent"
              aria-label={`Capítulo ${chapter}`}
              aria-current={here ? 'page' : undefined}
              onClick={() => onChoose(chapterReference(book, chapter))}
            >
              {chapter}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
