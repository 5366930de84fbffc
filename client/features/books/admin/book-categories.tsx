import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LibraryBig, Plus, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CATEGORY_ORDERS } from '#shared/books/book-lists.ts';
import { LONGEST_SEARCH, ORDER_NAMES } from '#shared/books/books.ts';
import { ActiveBadge } from '../../../admin-lists/active-badge.tsx';
import { useAddressFilter } from '../../../lib/browser/use-address-filter.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { useFormats } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { type CategoryFilter, categoriesQuery } from './books-query.ts';
import { CategoryActions } from './category-actions.tsx';

const CategoryDialog = lazyWithRetry(() => import('./category-dialog.tsx'));

type Props = Readonly<{ address: CategoryFilter; onFilter: (filter: CategoryFilter) => void }>;

/** The categories of books, active or not. */
export function BookCategories({ address, onFilter }: Props) {
  const trpc = useTrpc();
  const { formatDate } = useFormats();
  const [{ query, order }, change] = useAddressFilter(address, onFilter);
  const [adding, setAdding] = useState(false);
  const searched = useDebouncedValue(query);
  const list = useInfiniteQuery({
    ...categoriesQuery(trpc, { query: searched, order }),
    // Rows stay while others are looked for, and so do the dialogs opened from them.
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, 'Erro', 'Erro ao carregar categorias');
  const categories = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page
      title="Categorias de Livros"
      back="/admin/dashboard"
      wide
      actions={
        <Button className="max-md:w-full" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={18} />
          Nova Categoria
        </Button>
      }
    >
      <search className="filters mb-5">
        <SearchField
          label="Buscar"
          placeholder="Nome ou descrição"
          maxLength={LONGEST_SEARCH}
          value={query}
          onType={(typed) => change({ query: typed })}
        />
        <SelectField
          label="Ordem"
          value={order}
          onChange={({ target }) =>
            change({ order: CATEGORY_ORDERS.find((each) => each === target.value) ?? 'newest' })
          }
        >
          {CATEGORY_ORDERS.map((each) => (
            <option key={each} value={each}>
              {ORDER_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </search>
      {list.isPending ? <Loading /> : null}
      {list.error ? (
        <LoadFailure text="Erro ao carregar categorias." onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && categories.length === 0 ? (
        <EmptyState
          Icon={searched ? SearchX : LibraryBig}
          title="Nenhuma categoria encontrada"
          text={searched ? 'Tente outras palavras.' : 'Crie a primeira em “Nova Categoria”.'}
        />
      ) : null}
      {categories.length > 0 ? (
        <DataTable
          label="Categorias de livros"
          rows={categories}
          columns={[
            { title: 'Nome', part: 'name', cell: ({ name }) => <strong>{name}</strong> },
            {
              title: 'Descrição',
              className: '@min-[60rem]:min-w-36',
              cell: ({ description }) => description ?? '-',
            },
            {
              title: 'Status',
              cell: ({ isActive }) => <ActiveBadge isActive={isActive} feminine />,
            },
            {
              title: 'Data de Criação',
              className: 'whitespace-nowrap',
              cell: ({ createdAt }) => formatDate(new Date(createdAt)),
            },
            {
              title: 'Ações',
              part: 'actions',
              cell: (category) => <CategoryActions category={category} />,
            },
          ]}
        />
      ) : null}
      <div className="mt-3">
        <MoreButton list={list} />
      </div>
      {adding ? (
        <Suspense fallback={null}>
          <CategoryDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
