import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, UsersRound } from 'lucide-react';
import type { UserFilter } from '#shared/users.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { UserCard } from './user-card.tsx';
import { usersQuery } from './users-query.ts';

type Props = Readonly<{ words: string; filter: UserFilter; onClear: () => void }>;

export function UserList({ words, filter, onClear }: Props) {
  const trpc = useTrpc();
  const list = useInfiniteQuery({
    ...usersQuery(trpc, words, filter),
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, 'Erro ao carregar usuários');
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
  const filtered = words !== '' || filter !== 'all';
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {countOf(users.length)}
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
      <ul className="grid gap-3">
        {users.map((user) => (
          <UserCard key={user.id} user={user} />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}

function countOf(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 usuário carregado do aplicativo'
    : `${formatNumber(count)} usuários carregados do aplicativo`;
}
