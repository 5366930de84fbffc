import { useState } from 'react';
import { BOOKS, type BookCode, type Testament } from '#shared/bible/canon.ts';
import type { SearchResults } from '#shared/bible/search-results.ts';
import { Chip } from '../../ui/chip.tsx';

export type WordFilter = Readonly<{ testament?: Testament; book?: BookCode }>;

type Props = Readonly<{
  counts: NonNullable<SearchResults['counts']>;
  filter: WordFilter;
  onFilter: (filter: WordFilter) => void;
}>;

const SHOWN_FIRST = 4;

/** How many verses each book has, as chips that narrow the list. */
export function WordFilters({ counts, filter, onFilter }: Props) {
  const [all, setAll] = useState(false);
  const books = BOOKS.flatMap((book) => {
    const count = counts[book.code] ?? 0;
    return count > 0 || book.code === filter.book ? [{ ...book, count }] : [];
  });
  const most = [...books].sort((a, b) => b.count - a.count).slice(0, SHOWN_FIRST);
  const shown = all
    ? books
    : books.filter((book) => most.includes(book) || book.code === filter.book);
  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Testamento</legend>
        {TESTAMENTS.map(([testament, name]) => (
          <Chip
            key={name}
            pressed={filter.testament === testament}
            onClick={() => onFilter(testament ? { testament } : {})}
          >
            {name}
          </Chip>
        ))}
      </fieldset>
      {books.length > 1 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Livro</legend>
          {shown.map(({ code, name, count }) => (
            <Chip
              key={code}
              pressed={filter.book === code}
              onClick={() => onFilter(toggled(filter, code))}
            >
              {name} <span className="font-normal text-muted">{count}</span>
            </Chip>
          ))}
          {books.length > SHOWN_FIRST ? (
            <button
              type="button"
              className="button button-bare px-3 text-[0.9375rem]"
              aria-expanded={all}
              onClick={() => setAll((before) => !before)}
            >
              {all ? 'Menos livros' : `Todos os ${books.length} livros`}
            </button>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  );
}

const TESTAMENTS = [
  [undefined, 'Toda a Bíblia'],
  ['old', 'Antigo'],
  ['new', 'Novo'],
] as const;

function toggled({ testament, book }: WordFilter, code: BookCode): WordFilter {
  return { ...(testament ? { testament } : {}), ...(book === code ? {} : { book: code }) };
}
