import { BOOKS, type BookCode, isBookCode, type Testament } from '#shared/bible/canon.ts';
import type { SearchResults } from '#shared/bible/search-results.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipSet } from '../../ui/chip-set.tsx';

export type WordFilter = Readonly<{ testament?: Testament; book?: BookCode }>;

type Props = Readonly<{
  counts: NonNullable<SearchResults['counts']>;
  filter: WordFilter;
  onFilter: (filter: WordFilter) => void;
}>;

const TESTAMENTS = [
  [undefined, 'Toda a Bíblia'],
  ['old', 'Antigo'],
  ['new', 'Novo'],
] as const;

/** The number of verses found in each book, as chips that narrow the list. */
export function WordFilters({ counts, filter, onFilter }: Props) {
  const books = BOOKS.flatMap(({ code, name }) => {
    const count = counts[code] ?? 0;
    const pressed = code === filter.book;
    return count > 0 || pressed ? [{ key: code, label: name, count, pressed }] : [];
  });
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
      {books.length > 1 || filter.book ? (
        <ChipSet
          legend="Livro"
          items={books}
          shownFirst={4}
          more={(count) => `Todos os ${count} livros`}
          less="Menos livros"
          onToggle={(key) => onFilter(toggled(filter, key))}
        />
      ) : null}
    </div>
  );
}

function toggled({ testament, book }: WordFilter, key: string): WordFilter {
  const chosen = isBookCode(key) && key !== book ? { book: key } : {};
  return { ...(testament ? { testament } : {}), ...chosen };
}
