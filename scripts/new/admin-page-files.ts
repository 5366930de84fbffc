import type { Names } from './names.ts';

/** The route, the query and the screen of a list of the administration, by path. */
export const adminPageFiles = ({
  folder,
  camel,
  type,
  page,
  title,
}: Names): Readonly<Record<string, string>> => {
  const home = `client/features/${folder}/${folder}`;
  return {
    [`client/routes/admin/_admin/${page.slice('/admin/'.length)}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { ${type} } from '../../../features/${folder}/${folder}.tsx';
import { ALL, ${camel}Query, ${camel}Search } from '../../../features/${folder}/${folder}-query.ts';
import { pageSearch } from '../../../lib/browser/address-search.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';

export const Route = createFileRoute('/admin/_admin${page.slice('/admin'.length)}')({
  validateSearch: pageSearch(${camel}Search),
  loaderDeps: ({ search }) => ${camel}Search(search),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps }) => {
    void queryClient.prefetchInfiniteQuery(${camel}Query(trpc, { ...ALL, ...deps }));
  },
  component: FilteredRoute,
});

function FilteredRoute() {
  const navigate = Route.useNavigate();
  return (
    <${type}
      address={{ ...ALL, ...${camel}Search(Route.useSearch()) }}
      onFilter={(filter) =>
        void navigate({ search: searchOf(filter, ALL), replace: true, resetScroll: false })
      }
    />
  );
}
`,
    [`${home}-query.ts`]: `import { searchOf, textIn } from '../../lib/browser/filter-search.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Entry = Outputs['admin']['${camel}']['list']['items'][number];
export type Filter = Readonly<{ query: string }>;

export const ALL: Filter = { query: '' };

/** The filter that an address names. */
export const ${camel}Search = ({ query }: Record<string, unknown>): Partial<Filter> =>
  searchOf({ query: textIn(query) }, ALL);

export const ${camel}Query = (trpc: Trpc, filter: Filter) =>
  trpc.admin.${camel}.list.infiniteQueryOptions(filter, { getNextPageParam: ({ next }) => next });
`,
    [`${home}.tsx`]: `import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { LibraryBig, Pencil, Plus, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActivationButton } from '../../admin-lists/activation-button.tsx';
import { ActiveBadge } from '../../admin-lists/active-badge.tsx';
import { useAddressFilter } from '../../lib/browser/use-address-filter.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useFormats } from '../../lib/format.ts';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { type Entry, type Filter, ${camel}Query } from './${folder}-query.ts';

const NamedDialog = lazyWithRetry(() => import('../../admin-lists/named-dialog.tsx'));

type Props = Readonly<{ address: Filter; onFilter: (filter: Filter) => void }>;

export function ${type}({ address, onFilter }: Props) {
  const trpc = useTrpc();
  const { create, update } = useClient().admin.${camel};
  const { formatDate } = useFormats();
  const [{ query }, change] = useAddressFilter(address, onFilter);
  const [open, setOpen] = useState<Entry | 'new' | null>(null);
  const searched = useDebouncedValue(query);
  const list = useInfiniteQuery({
    ...${camel}Query(trpc, { query: searched }),
    // Rows stay while others are looked for.
    placeholderData: keepPreviousData,
  });
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const edited = open === 'new' ? null : open;
  return (
    <Page
      title="${title}"
      back="/admin/dashboard"
      wide
      actions={
        <Button className="max-md:w-full" aria-haspopup="dialog" onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" size={18} />
          Adicionar
        </Button>
      }
    >
      <search className="filters mb-5">
        <SearchField
          label="Buscar"
          placeholder="Nome ou descrição"
          maxLength={100}
          value={query}
          onType={(typed) => change({ query: typed })}
        />
      </search>
      {list.isPending ? <Loading /> : null}
      {list.error ? (
        <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && entries.length === 0 ? (
        <EmptyState
          Icon={searched ? SearchX : LibraryBig}
          title="Nada encontrado"
          text={searched ? 'Tente outras palavras.' : 'Crie o primeiro item em “Adicionar”.'}
        />
      ) : null}
      {entries.length > 0 ? (
        <DataTable
          label="${title}"
          rows={entries}
          columns={[
            { title: 'Nome', part: 'name', cell: ({ name }) => <strong>{name}</strong> },
            {
              title: 'Descrição',
              className: 'min-w-36',
              cell: ({ description }) => description ?? '-',
            },
            { title: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
            {
              title: 'Data de Criação',
              className: 'whitespace-nowrap',
              cell: ({ createdAt }) => formatDate(new Date(createdAt)),
            },
            {
              title: 'Ações',
              part: 'actions',
              cell: (entry) => <EntryActions entry={entry} onEdit={() => setOpen(entry)} />,
            },
          ]}
        />
      ) : null}
      <div className="mt-3">
        <MoreButton list={list} />
      </div>
      {open ? (
        <Suspense fallback={null}>
          <NamedDialog
            item={edited}
            title={edited ? 'Editar' : 'Adicionar'}
            draft="${folder}"
            missingName="Nome é obrigatório"
            descriptionLabel="Descrição (opcional)"
            invalidates={[trpc.admin.${camel}]}
            onSave={(fields) =>
              edited ? update.mutate({ id: edited.id, ...fields }) : create.mutate(fields)
            }
            onSaved={() => void toastSuccess('Salvo com sucesso')}
            onFailure={() => void toastError('Erro ao salvar')}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

function EntryActions({ entry, onEdit }: Readonly<{ entry: Entry; onEdit: () => void }>) {
  const { id, name, isActive } = entry;
  const { setActive } = useClient().admin.${camel};
  const trpc = useTrpc();
  const change = useMutation({
    mutationFn: () => setActive.mutate({ id, isActive: !isActive }),
    meta: { invalidates: [trpc.admin.${camel}] },
    onError: (error) => void toastError('Erro', messageOf(error)),
  });
  return (
    <div className="-mx-1 flex flex-wrap items-center">
      <ActionButton
        icon={Pencil}
        aria-haspopup="dialog"
        aria-label={\`Editar: \${name}\`}
        onClick={onEdit}
      >
        Editar
      </ActionButton>
      <ActivationButton
        isActive={isActive}
        name={name}
        busy={change.isPending}
        onClick={() => change.mutate()}
      />
    </div>
  );
}
`,
  };
};
