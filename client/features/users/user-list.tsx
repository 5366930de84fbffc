import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { UserFilter, UserOrder } from '#shared/account/users.ts';
import { MOST_CHOSEN } from '#shared/account/users.ts';
import { useTickedBeforeHydration } from '../../admin-lists/use-selection.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { useUsersFailure } from './use-users-failure.ts';
import { UserCard, UserColumns } from './user-card.tsx';
import { usersQuery } from './users-query.ts';

type Props = Readonly<{
  words: string;
  filter: UserFilter;
  order: UserOrder;
  onClear: () => void;
}>;

export function UserList({ words, filter, order, onClear }: Props) {
  const trpc = useTrpc();
  const list = useInfiniteQuery({
    ...usersQuery(trpc, words, filter, order),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useTickedBeforeHydration(setChosen);
  useUsersFailure(list);
  if (list.isPending) {
    return (
      <div className="grid gap-3" role="status" aria-label="Carregando">
        <div className="skeleton h-24" />
        <div className="skeleton h-24" />
        <div className="skeleton h-24" />
      </div>
    );
  }
  if (!list.data) {
    return <LoadFailure text="Erro ao carregar usuários." onRetry={() => void list.refetch()} />;
  }
  const users = list.data.pages.flatMap(({ items }) => items);
  const total = list.data.pages.at(-1)?.total ?? users.length;
  const picked = users.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id) && picked.length < MOST_CHOSEN) next.add(id);
    setChosen(next);
  };
  const filtered = words !== '' || filter !== 'all';
  return (
    <div className="grid gap-3 lg:gap-1">
      <p role="status" className="text-muted">
        {countOf(users.length, total)}
      </p>
      {users.length === 0 ? (
        <EmptyState
          Icon={filtered ? SearchX : UsersRound}
          title={
            filtered
              ? 'Nenhum usuário encontrado com os filtros aplicados.'
              : 'Nenhum usuário cadastrado no sistema.'
          }
        >
          {filtered ? (
            <Button look="quiet" onClick={onClear}>
              Limpar filtros
            </Button>
          ) : null}
        </EmptyState>
      ) : null}
      {users.length > 0 ? <UserColumns /> : null}
      <ul className="dense-rows grid gap-3">
        {users.map((user) => (
          <UserCard
            key={user.id}
            user={user}
            chosen={chosen.has(user.id)}
            onToggle={() => toggle(user.id)}
          />
        ))}
      </ul>
      <MoreButton list={list} />
      {picked.length > 0 ? <ChosenBar users={picked} onDone={() => setChosen(new Set())} /> : null}
    </div>
  );
}

function countOf(loaded: number, total: number): string {
  if (loaded === 0) return '';
  if (total === 1) return '1 usuário carregado do aplicativo';
  const all = loaded >= total ? '' : `${formatNumber(loaded)} de `;
  return `${all}${formatNumber(total)} usuários carregados do aplicativo`;
}
