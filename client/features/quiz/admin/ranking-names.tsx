import { useMutation, useQuery } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useFormats } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';

/** The names that members chose for the ranking of the day, each of which may be taken out. */
export default function RankingNames({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useClient();
  const trpc = useTrpc();
  const { formatDate } = useFormats();
  const names = useQuery(trpc.admin.quiz.rankingNames.queryOptions());
  const refuse = useMutation({
    mutationFn: (userId: string) => client.admin.quiz.refuseName.mutate({ userId }),
    meta: { invalidates: [trpc.admin.quiz.rankingNames] },
    onSuccess: () => toastSuccess('Nome retirado do ranking'),
    onError: (error) => toastError('Não foi possível retirar o nome', messageOf(error)),
  });
  return (
    <Dialog
      title="Nomes no ranking"
      description="Um nome retirado não pode ser escolhido de novo; a pessoa pode entrar com outro."
      onClose={onClose}
    >
      {names.error ? (
        <LoadFailure text={messageOf(names.error)} onRetry={() => void names.refetch()} />
      ) : null}
      {names.isPending ? (
        <div className="skeleton h-40" role="status" aria-label="Carregando" />
      ) : null}
      {names.data?.length === 0 ? (
        <p className="text-muted">Ninguém escolheu um nome ainda.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {names.data?.map(({ userId, name, createdAt }) => (
          <li key={userId} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name}
              <span className="block text-sm text-muted">{formatDate(new Date(createdAt))}</span>
            </span>
            <Button
              look="quiet"
              aria-label={`Retirar o nome ${name}`}
              busy={refuse.isPending && refuse.variables === userId}
              onClick={() => refuse.mutate(userId)}
            >
              Retirar
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
