import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ROLE_NAMES, ROLES, type Role } from '#shared/access.ts';
import { LONGEST_USER_SEARCH } from '#shared/account/users.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { SelectField } from '../../ui/field.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { useProof } from '../account/api.ts';
import { Email } from './email.tsx';
import { reportFailure } from './use-user-actions.ts';
import { useUsersFailure } from './use-users-failure.ts';
import { type User, usersQuery } from './users-query.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

const RIGHTS: readonly Readonly<{ role: Role; may: string; mayNot: string }>[] = [
  {
    role: 'admin',
    may: 'Tudo na administração: usuários e papéis, quiz, apostilas, livros, estatísticas e configurações.',
    mayNot: 'Não lê orações, diário nem conversas de ninguém.',
  },
  {
    role: 'moderator',
    may: 'Cuida do conteúdo: o quiz e as apostilas, com as suas categorias.',
    mayNot: 'Não vê usuários, estatísticas nem configurações.',
  },
  {
    role: 'user',
    may: 'Usa o Companheiro Bíblico e trabalha só com o que é seu.',
    mayNot: 'Não entra na administração.',
  },
];

/** The rights of each role, and the people who have it. */
export function Roles() {
  return (
    <Page title="Papéis de usuários" back="/admin/dashboard" wide>
      <ul className="grid gap-3 lg:grid-cols-3">
        {RIGHTS.map(({ role, may, mayNot }) => (
          <li key={role} className="card grid content-start gap-2 p-4">
            <h2 className="text-xl">{ROLE_NAMES[role]}</h2>
            <p>{may}</p>
            <p className="text-muted">{mayNot}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-3 text-2xl">Quem tem qual papel</h2>
      <Assignments />
    </Page>
  );
}

function Assignments() {
  const trpc = useTrpc();
  const [typed, setTyped] = useState('');
  const words = useDebouncedValue(beginningOf(typed.trim(), LONGEST_USER_SEARCH));
  const list = useInfiniteQuery(usersQuery(trpc, words, 'all'));
  useUsersFailure(list);
  const users = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4">
      <SearchField
        label="Buscar por nome ou e-mail"
        maxLength={LONGEST_USER_SEARCH}
        value={typed}
        onType={setTyped}
      />
      {list.isPending ? (
        <div className="skeleton h-24" role="status" aria-label="Carregando" />
      ) : null}
      {list.error ? (
        <LoadFailure text="Erro ao carregar usuários." onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && users.length === 0 ? (
        <p role="status" className="text-muted">
          Nenhum usuário encontrado com os filtros aplicados.
        </p>
      ) : null}
      <ul className="dense-rows grid gap-3">
        {users.map((user) => (
          <Assignment key={user.id} user={user} />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}

function Assignment({ user: { id, name, email, role } }: Readonly<{ user: User }>) {
  const client = useClient();
  const trpc = useTrpc();
  const prove = useProof();
  const [asking, setAsking] = useState(false);
  const assign = useMutation({
    mutationFn: (chosen: Role) =>
      prove(() => client.admin.users.setRole.mutate({ id, role: chosen })),
    meta: { invalidates: [trpc.admin.users] },
    onSuccess: () => toastSuccess('Role do usuário atualizada com sucesso'),
    onError: (error) => reportFailure('Erro ao atualizar role do usuário', error),
    onSettled: () => setAsking(false),
  });
  return (
    <li className="card dense-row grid items-center gap-2 px-4 py-3 sm:grid-cols-[1fr_11rem]">
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={`Tornar ${name} administrador?`}
            text="Quem administra vê os e-mails de todos, muda papéis e configurações e baixa a cópia de segurança."
            action="Tornar administrador"
            busy={assign.isPending}
            onConfirm={() => assign.mutate('admin')}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
      <div className="min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <Email address={email} />
        </p>
      </div>
      <div className="[&_label]:sr-only">
        <SelectField
          label="Papel"
          aria-label={`Papel de ${name}`}
          value={assign.isPending ? assign.variables : role}
          aria-disabled={assign.isPending || undefined}
          onChange={(event) => {
            if (assign.isPending) return;
            const chosen = ROLES.find((each) => each === event.target.value);
            if (chosen === 'admin' && role !== 'admin') setAsking(true);
            else if (chosen && chosen !== role) assign.mutate(chosen);
          }}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLE_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </li>
  );
}
