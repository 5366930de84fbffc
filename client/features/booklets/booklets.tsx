import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useAddressFilter } from '../../lib/browser/use-address-filter.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import type { BookletOnDevice } from '../../offline/stored-booklets.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryField } from '../../ui/category-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { BookletCard } from './booklet-card.tsx';
import { ALL, bookletsQuery, type Filter } from './booklets-query.ts';
import { useShelf } from './use-shelf.ts';

const Shelf = lazyWithRetry(() => import('./shelf.tsx'));
const ViewerDialog = lazyWithRetry(() => import('./viewer-dialog.tsx'));

const FAILED = 'Erro ao carregar apostilas';

type Props = Readonly<{
  /** The filter of the address. */
  present: Filter;
  onFilter: (filter: Filter) => void;
}>;

/** The library of booklets, which members search, read and download. */
export function Booklets({ present, onFilter }: Props) {
  const trpc = useTrpc();
  const [{ query, categoryId }, change] = useAddressFilter(present, onFilter);
  const [viewing, setViewing] = useState<BookletOnDevice | null>(null);
  const list = useInfiniteQuery({
    ...bookletsQuery(trpc, { query: useDebouncedValue(query.trim()), categoryId }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, FAILED);
  const listed = useQuery(trpc.member.booklets.categories.queryOptions());
  const categories = listed.data ?? [];
  const booklets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { stored } = useShelf(booklets);
  const total = list.data?.pages[0]?.total ?? 0;
  const found = useRef<HTMLElement>(null);
  const choose = (category: string | null) => {
    change({ categoryId: category });
    // What the chip filters stands above it.
    found.current?.scrollIntoView();
  };
  const clear = () => change(ALL);
  return (
    <Page
      title="Apostilas"
      lead="Material de estudo para ler aqui ou guardar no aparelho."
      wide
      drawing={['sheets', 'study']}
    >
      <search
        ref={found}
        className="mb-4 grid scroll-mt-20 items-end gap-3 md:grid-cols-[minmax(0,2fr)_minmax(15rem,1fr)_auto]"
      >
        <SearchField
          label="Buscar apostilas"
          placeholder="Nome ou assunto"
          maxLength={200}
          value={query}
          onType={(typed) => change({ query: typed })}
        />
        <CategoryField
          categories={listed}
          categoryId={categoryId}
          all="Todas as categorias"
          onChange={(chosen) => change({ categoryId: chosen })}
        />
        {query !== '' || categoryId ? (
          <Button look="quiet" onClick={clear}>
            Limpar
          </Button>
        ) : null}
      </search>
      {list.data ? (
        <p role="status" className="mb-4 text-muted">
          {total === 1 ? '1 apostila encontrada' : `${formatNumber(total)} apostilas encontradas`}
        </p>
      ) : null}
      {list.isPending ? <Skeletons /> : null}
      {list.error ? <LoadFailure text={`${FAILED}.`} onRetry={() => void list.refetch()} /> : null}
      {list.data && booklets.length === 0 ? (
        <EmptyState
          drawing={query || categoryId ? 'lens' : 'sheets'}
          hue="study"
          title="Nenhuma apostila encontrada"
          text="Tente alterar os filtros ou termos de busca"
        >
          <Button look="quiet" onClick={clear}>
            Limpar filtros
          </Button>
        </EmptyState>
      ) : null}
      {stored.length > 0 ? (
        <Suspense fallback={null}>
          <Shelf stored={stored} onView={setViewing} />
        </Suspense>
      ) : null}
      <ul className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {booklets.map((booklet) => (
          <BookletCard
            key={booklet.id}
            booklet={booklet}
            onAim={ViewerDialog.preload}
            onView={() => setViewing(booklet)}
          />
        ))}
      </ul>
      <MoreButton list={list} />
      {categories.length > 0 ? (
        <section className="mt-8" aria-labelledby="booklet-categories">
          <h2 id="booklet-categories" className="mb-3 text-xl">
            Categorias Disponíveis
          </h2>
          <div className="flex flex-wrap gap-2">
            {categories.map(({ id, name, booklets: count }) => (
              <Chip
                key={id}
                pressed={categoryId === id}
                onClick={() => choose(categoryId === id ? null : id)}
              >
                {name} ({formatNumber(count)})
              </Chip>
            ))}
          </div>
        </section>
      ) : null}
      {viewing ? (
        <Suspense fallback={null}>
          <ViewerDialog booklet={viewing} onClose={() => setViewing(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" role="status" aria-label="Carregando">
      <div className="skeleton h-72" />
      <div className="skeleton h-72" />
      <div className="skeleton h-72" />
    </div>
  );
}
