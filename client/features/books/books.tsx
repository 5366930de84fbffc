import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { foundBooks, LONGEST_SEARCH } from '#shared/books/books.ts';
import { useAddressFilter } from '../../lib/browser/use-address-filter.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryField } from '../../ui/category-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { BookCard } from './book-card.tsx';
import { ALL_BOOKS, type LibraryFilter, libraryQuery } from './books-query.ts';

type Props = Readonly<{
  /** The filter of the address. */
  present: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
}>;

/** The library of books that are read or bought elsewhere. */
export function Books({ present, onFilter }: Props) {
  const trpc = useTrpc();
  const [filter, change] = useAddressFilter(present, onFilter);
  const categories = useQuery(trpc.member.books.categories.queryOptions());
  const query = useDebouncedValue(filter.query);
  const list = useInfiniteQuery({
    ...libraryQuery(trpc, { ...filter, query }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, 'Erro ao carregar livros');
  const books = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const filtered = query !== '' || filter.categoryId !== null;
  return (
    <Page
      title="Biblioteca Digital"
      lead="Livros para ler com calma e crescer na fé."
      wide
      drawing={['books', 'study']}
    >
      <search className="mb-4 grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(15rem,1fr)]">
        <SearchField
          label="Buscar"
          placeholder="Nome do livro"
          maxLength={LONGEST_SEARCH}
          value={filter.query}
          onType={(typed) => change({ query: typed })}
        />
        <CategoryField
          categories={categories}
          categoryId={filter.categoryId}
          all="Todas as categorias"
          onChange={(categoryId) => change({ categoryId })}
        />
      </search>
      {list.isPending ? <Loading text="Carregando livros..." /> : null}
      {list.error && !list.data ? (
        <LoadFailure text="Erro ao carregar livros." onRetry={() => void list.refetch()} />
      ) : null}
      {list.data ? (
        <p role="status" className="mb-4 text-muted">
          {foundBooks(total)}
        </p>
      ) : null}
      {list.data && books.length === 0 ? (
        <EmptyState
          drawing={filtered ? 'lens' : 'books'}
          hue="study"
          title="Nenhum livro encontrado"
          text={filtered ? 'Tente ajustar os filtros de busca' : 'Ainda não há livros disponíveis'}
        >
          {filtered ? (
            <Button look="quiet" onClick={() => change(ALL_BOOKS)}>
              Limpar filtros
            </Button>
          ) : null}
        </EmptyState>
      ) : null}
      <ul className="mb-3 grid gap-3 md:grid-cols-2 md:gap-4">
        {books.map((book) => (
          <BookCard key={book.id} book={book} />
        ))}
      </ul>
      <MoreButton list={list} />
    </Page>
  );
}
