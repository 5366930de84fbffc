import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileText, FolderPlus, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSelection } from '../../../admin-lists/use-selection.ts';
import { useWayBack } from '../../../admin-lists/use-way-back.ts';
import { useAddressFilter } from '../../../lib/browser/use-address-filter.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryField } from '../../../ui/category-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { type Booklet, bookletsQuery, type Category, type Filter } from './admin-booklets-query.ts';
import { BookletTable } from './booklet-table.tsx';
import { CategoryList } from './category-list.tsx';
import { ChosenBooklets, UndoBooklets } from './chosen-booklets.tsx';

const BookletDialog = lazyWithRetry(() => import('./booklet-dialog.tsx'));
const CategoryDialog = lazyWithRetry(() => import('./category-dialog.tsx'));

const FAILED = 'Erro ao carregar dados';

type Editing =
  | Readonly<{ kind: 'booklet'; booklet: Booklet | null }>
  | Readonly<{ kind: 'category'; category: Category | null }>;

type Props = Readonly<{ address: Filter; onFilter: (filter: Filter) => void }>;

/** Every booklet and category, for those who look after them. */
export function AdminBooklets({ address, onFilter }: Props) {
  const trpc = useTrpc();
  const [{ query, categoryId }, change] = useAddressFilter(address, onFilter);
  const [editing, setEditing] = useState<Editing | null>(null);
  const filter = { query: useDebouncedValue(query.trim()), categoryId };
  const back = useWayBack();
  const list = useInfiniteQuery({
    ...bookletsQuery(trpc, filter),
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, FAILED);
  const { data: totals } = useQuery(trpc.admin.booklets.totals.queryOptions());
  const listed = useQuery(trpc.admin.bookletCategories.list.queryOptions());
  const categories = listed.data ?? [];
  const booklets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(booklets);
  const isFiltered = filter.query !== '' || categoryId !== null;
  const close = () => setEditing(null);
  return (
    <Page
      title="Gerenciar Apostilas"
      back={back}
      wide
      actions={
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto max-md:*:gap-1.5 max-md:*:px-1 max-md:*:text-[0.9375rem]">
          <Button
            look="quiet"
            aria-haspopup="dialog"
            onPointerEnter={CategoryDialog.preload}
            onClick={() => setEditing({ kind: 'category', category: null })}
          >
            <FolderPlus aria-hidden="true" size={18} />
            Nova Categoria
          </Button>
          <Button
            aria-haspopup="dialog"
            onPointerEnter={BookletDialog.preload}
            onClick={() => setEditing({ kind: 'booklet', booklet: null })}
          >
            <Plus aria-hidden="true" size={18} />
            Nova Apostila
          </Button>
        </div>
      }
    >
      <dl className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 md:gap-4 lg:mb-3 lg:flex lg:gap-6">
        <Stat label="Total de apostilas" value={totals?.booklets} />
        <Stat label="Apostilas ativas" value={totals?.active} />
        <Stat label="Categorias ativas" value={totals?.categories} />
      </dl>
      <search className="filters mb-5 lg:mb-3">
        <SearchField
          label="Buscar"
          placeholder="Nome, descrição ou categoria"
          maxLength={200}
          value={query}
          onType={(typed) => change({ query: typed })}
        />
        <CategoryField
          categories={listed}
          categoryId={categoryId}
          onChange={(id) => change({ categoryId: id })}
        />
      </search>
      <UndoBooklets />
      <ChosenBooklets selection={selection} listed={booklets.length} categories={categories} />
      {list.isPending ? (
        <div className="skeleton h-60" role="status" aria-label="Carregando" />
      ) : null}
      {list.error ? <LoadFailure text={`${FAILED}.`} onRetry={() => void list.refetch()} /> : null}
      {list.data && booklets.length === 0 ? (
        <EmptyState
          Icon={FileText}
          title="Nenhuma apostila encontrada"
          text={isFiltered ? null : 'Crie uma categoria e adicione a primeira apostila.'}
        />
      ) : null}
      {booklets.length > 0 ? (
        <BookletTable
          booklets={booklets}
          selection={selection}
          isOrdered={!isFiltered}
          onEdit={(booklet) => setEditing({ kind: 'booklet', booklet })}
        />
      ) : null}
      <div className="mt-3">
        <MoreButton list={list} />
      </div>
      <CategoryList
        categories={categories}
        onEdit={(category) => setEditing({ kind: 'category', category })}
      />
      <Suspense fallback={null}>
        {editing?.kind === 'booklet' ? (
          <BookletDialog booklet={editing.booklet} categories={categories} onClose={close} />
        ) : null}
        {editing?.kind === 'category' ? (
          <CategoryDialog category={editing.category} onClose={close} />
        ) : null}
      </Suspense>
    </Page>
  );
}

function Stat({ label, value }: Readonly<{ label: string; value: number | undefined }>) {
  return (
    <div className="card flex flex-col-reverse p-3 md:p-5 lg:flex-row-reverse lg:items-baseline lg:gap-2 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
      <dt className="text-sm text-muted md:text-base">{label}</dt>
      <dd className="font-serif text-2xl md:text-3xl lg:text-xl">
        {value === undefined ? '–' : formatNumber(value)}
      </dd>
    </div>
  );
}
