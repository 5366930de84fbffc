import { BOOKS, type BookCode, isBookCode, type Testament } from '#shared/bible/canon.ts';
import type { SearchResults } from '#shared/bible/search-results.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipSet } from '../../ui/chip-set.tsx';

type Part = Readonly<{ testament?: Testament; speech?: 'jesus' }>;

export type WordFilter = Part & Readonly<{ book?: BookCode }>;

type Props = Readonly<{
  counts: NonNullable<SearchResults['counts']>;
  filter: WordFilter;
  onFilter: (filter: WordFilter) => void;
}>;

const PARTS: readonly (readonly [name: string, part: Part])[] = [
  ['Toda a Bíblia', {}],
  ['Antigo', { testament: 'old' }],
  ['Novo', { testament: 'new' }],
  ['Palavras de Jesus', { speech: 'jesus' }],
];

/** The number of verses found in each book, as chips that narrow the list. */
export function WordFilters({ counts, filter, onFilter }: Props) {
  const books = BOOKS.flatMap(({ code, name }) => {
    const count = counts[code] ?? 0;
    const pressed = code === filter.book;
    return count > 0 || pressed ? [{ key: code, label: name, count, pressed }] : [];
  });
  return (
    <div className="grid gap-2">
      <fieldset className="chips chip-line">
        <legend className="sr-only">Onde buscar</legend>
        {PARTS.map(([name, part]) => (
          <Chip
            key={name}
            pressed={filter.testament === part.testament && filter.speech === part.speech}
            onClick={() => onFilter(part)}
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

function toggled({ book, ...part }: WordFilter, key: string): WordFilter {
  return isBookCode(key) && key !== book ? { ...part, book: key } : part;
}
