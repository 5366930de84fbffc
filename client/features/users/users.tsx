import { MailPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  LONGEST_USER_SEARCH,
  USER_FILTERS,
  USER_ORDERS,
  type UserFilter,
  type UserOrder,
} from '#shared/account/users.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { useAddressFilter } from '../../lib/browser/use-address-filter.ts';
import { typedIn, useViewState } from '../../lib/browser/use-view-state.ts';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ExportButton } from './export-button.tsx';
import { UndoUsers } from './undo-users.tsx';
import { UserList } from './user-list.tsx';
import { ALL_USERS, type UserView } from './users-query.ts';

const InviteDialog = lazyWithRetry(() => import('./invite-dialog.tsx'));

const USER_FILTER_NAMES: Readonly<Record<UserFilter, string>> = {
  all: 'Todos',
  admin: 'Administradores',
  moderator: 'Moderadores',
  user: 'Usuários',
  pending: 'E-mail pendente',
  blocked: 'Bloqueados',
};

const USER_ORDER_NAMES: Readonly<Record<UserOrder, string>> = {
  newest: 'Mais novos',
  oldest: 'Mais antigos',
  name: 'Nome',
  seen: 'Último acesso',
};

type Props = Readonly<{ address: UserView; onFilter: (view: UserView) => void }>;

/** The accounts, with search, filter, invitation and export. */
export function Users({ address, onFilter }: Props) {
  const [{ typed }, setTyped] = useViewState('users', typedIn);
  const [{ filter, order }, change] = useAddressFilter(address, onFilter);
  const [inviting, setInviting] = useState(false);
  const words = useDebouncedValue(beginningOf(typed.trim(), LONGEST_USER_SEARCH));
  return (
    <Page
      title="Usuários"
      back="/admin/dashboard"
      wide
      actions={
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto max-md:*:px-3">
          <ExportButton words={words} filter={filter} />
          <Button
            aria-haspopup="dialog"
            onPointerEnter={() => InviteDialog.preload()}
            onClick={() => setInviting(true)}
          >
            <MailPlus aria-hidden="true" size={18} />
            Convidar
          </Button>
        </div>
      }
    >
      <search className="filters mb-5 lg:mb-2">
        <SearchField
          label="Buscar por nome ou e-mail"
          maxLength={LONGEST_USER_SEARCH}
          value={typed}
          onType={(next) => setTyped({ typed: next })}
        />
        <SelectField
          label="Mostrar"
          value={filter}
          onChange={(event) =>
            change({ filter: USER_FILTERS.find((each) => each === event.target.value) ?? 'all' })
          }
        >
          {USER_FILTERS.map((each) => (
            <option key={each} value={each}>
              {USER_FILTER_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Ordem"
          value={order}
          onChange={(event) =>
            change({ order: USER_ORDERS.find((each) => each === event.target.value) ?? 'newest' })
          }
        >
          {USER_ORDERS.map((each) => (
            <option key={each} value={each}>
              {USER_ORDER_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </search>
      <UndoUsers />
      <UserList
        words={words}
        filter={filter}
        order={order}
        onClear={() => {
          setTyped({ typed: '' });
          change({ filter: ALL_USERS.filter });
        }}
      />
      {inviting ? (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
