import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { labelOfKey } from '#shared/bible/reference.ts';
import { daysBetween } from '#shared/calendar.ts';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastError, toastUndoable } from '../../ui/toasts.tsx';

/** "hoje", "amanhã", "em 12 dias" */
export function returnLabel(today: string, dueOn: string): string {
  const days = daysBetween(today, dueOn);
  if (days <= 0) return 'hoje';
  return days === 1 ? 'amanhã' : `em ${days} dias`;
}

/** All the verses that the member learns, with the day on which each comes back. */
export function VerseList() {
  const trpc = useTrpc();
  const client = useClient();
  const today = useToday();
  const { data = [], isError, refetch } = useQuery(trpc.member.memory.list.queryOptions());
  const meta = { invalidates: [trpc.member.memory] };
  const add = useMutation({
    mutationFn: (key: string) => client.member.memory.add.mutate({ key }),
    meta,
  });
  const remove = useMutation({
    mutationFn: ({ id }: (typeof data)[number]) => client.member.memory.remove.mutate({ id }),
    meta,
    onSuccess: (_, { verseKey }) => toastUndoable('Versículo tirado', () => add.mutate(verseKey)),
    onError: (error) => toastError('Não foi possível tirar o versículo', messageOf(error)),
  });
  if (isError && data.length === 0) {
    return <LoadFailure text="Os seus versículos não carregaram." onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return null;
  return (
    <section aria-label="Seus versículos">
      <h2 className="text-2xl">Seus versículos</h2>
      <ul className="mt-2 divide-y divide-line">
        {data.map((verse) => {
          const label = labelOfKey(verse.verseKey);
          return (
            <li key={verse.id} className="flex flex-wrap items-center gap-x-4">
              <Link
                to="/bible"
                search={{ ref: verse.verseKey }}
                className="link inline-block flex-1 py-3"
              >
                {label}
              </Link>
              <span className="text-sm text-muted">
                {verse.practices === 0 ? 'novo' : `volta ${returnLabel(today, verse.dueOn)}`}
              </span>
              <Button
                look="bare"
                className="px-3"
                aria-label={`Tirar ${label}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(verse)}
              >
                <Trash2 aria-hidden="true" size={18} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
