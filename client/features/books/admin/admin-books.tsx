import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BookMarked, Plus, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatPrice } from '#shared/books/books.ts';
import { ActiveBadge } from '../../../admin-lists/active-badge.tsx';
import { Choice } from '../../../admin-lists/selection-bar.tsx';
import { useSelection } from '../../../admin-lists/use-selection.ts';
import { useAddressFilter } from '../../../lib/browser/use-address-filter.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { BookActions } from './book-actions.tsx';
import { BookFilters } from './book-filters.tsx';
import { type BookFilter, booksQuery } from './books-query.ts';
import { ChosenBooks, UndoBooks } from './chosen-books.tsx';

const BookDialog = lazyWithRetry(() => import('./book-dialog.tsx'));

type Props = Readonly<{ address: BookFilter; onFilter: (filter: BookFilter) => void }>;

/** The books of the library, active or not. */
export function AdminBooks({ address, onFilter }: Props) {
  const trpc = useTrpc();
  const [filter, change] = useAddressFilter(address, onFilter);
  const [adding, setAdding] = useState(false);
  const query = useDebouncedValue(filter.query);
  const list = useInfiniteQuery({
    ...booksQuery(trpc, { ...filter, query }),
    // Rows stay while others are looked for, and so do the dialogs opened from them.
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, 'Erro', 'Erro ao carregar dados');
  const categories = useQuery(trpc.admin.bookCategories.names.queryOptions());
  const books = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(books);
  const filtered = query !== '' || filter.categoryId !== null || filter.status !== 'all';
  return (
    <Page
      title="Gerenciar Livros"
      back="/admin/dashboard"
      wide
      actions={
        <Button className="max-md:w-full" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={18} />
          Novo Livro
        </Button>
      }
    >
      <BookFilters filter={filter} categories={categories} onChange={change} />
      <UndoBooks />
      <ChosenBooks selection={selection} listed={books.length} categories={categories.data ?? []} />
      {list.isPending ? <Loading /> : null}
      {list.error ? (
        <LoadFailure text="Erro ao carregar dados." onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && books.length === 0 ? (
        <EmptyState
          Icon={filtered ? SearchX : BookMarked}
          title="Nenhum livro encontrado"
          text={
            filtered ? 'Tente ajustar os filtros de busca' : 'Adicione o primeiro em “Novo Livro”.'
          }
        />
      ) : null}
      {books.length > 0 ? (
        <DataTable
          label="Livros"
          rows={books}
          columns={[
            {
              title: 'Escolher',
              part: 'sign',
              cell: ({ id, name }) => <Choice selection={selection} id={id} name={name} />,
            },
            {
              title: 'Imagem',
              part: 'sign',
              className: '@min-[60rem]:[&_img]:my-0.5 @min-[60rem]:[&_img]:w-9',
              cell: ({ imageKey }) =>
                imageKey ? (
                  <Cover imageKey={imageKey} small />
                ) : (
                  <span className="grid h-16 w-12 place-items-center rounded-md border border-dashed border-edge bg-sunken text-center text-[0.625rem]/[1.2] text-muted [overflow-wrap:normal] @min-[60rem]:my-0.5 @min-[60rem]:h-12">
                    Sem imagem
                  </span>
                ),
            },
            {
              title: 'Nome',
              part: 'name',
              className: '@min-[60rem]:w-full @min-[60rem]:min-w-56',
              cell: ({ name }) => (
                <strong className="font-semibold @min-[60rem]:text-[0.9375rem]/snug">{name}</strong>
              ),
            },
            {
              title: 'Categoria',
              className: '@min-[60rem]:min-w-36 @min-[60rem]:text-[0.9375rem]/snug',
              cell: ({ category, categoryIsActive }) => (
                <>
                  {category}
                  {categoryIsActive ? null : (
                    <span className="block text-sm text-muted">categoria inativa</span>
                  )}
                </>
              ),
            },
            {
              title: 'Valor',
              className: 'whitespace-nowrap',
              cell: ({ price }) => formatPrice(price),
            },
            { title: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
            { title: 'Acessos', named: true, cell: ({ accesses }) => formatNumber(accesses) },
            { title: 'Ações', part: 'actions', cell: (book) => <BookActions book={book} /> },
          ]}
        />
      ) : null}
      <div className="mt-3">
        <MoreButton list={list} />
      </div>
      {adding ? (
        <Suspense fallback={null}>
          <BookDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
