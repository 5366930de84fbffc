import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import { Dialog } from '../../ui/dialog.tsx';
import ConfirmDialog from '../../ui/dialog-confirm.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { EntryContent } from './entry-content.tsx';
import NoteDialog from './note-dialog.tsx';

type Props = Readonly<{ id: string; onClose: () => void }>;

/** Shows a whole entry, and leads to changing and removing it. */
export default function EntryDialog({ id, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [doing, setDoing] = useState<'reading' | 'editing' | 'removing'>('reading');
  const { data: entry, error, refetch } = useQuery(trpc.member.diary.entry.queryOptions({ id }));
  const remove = useMutation({
    mutationFn: () => client.member.diary.remove.mutate({ id }),
    meta: { invalidates: [trpc.member.diary.list] },
    onSuccess: () => {
      onClose();
      void toastChange('Página excluída do diário.');
    },
    onError: (problem) => toastError('Não foi possível excluir', messageOf(problem)),
  });
  const read = () => setDoing('reading');
  if (entry && doing === 'editing') return <NoteDialog entry={entry} onClose={read} />;
  if (entry && doing === 'removing') {
    return (
      <ConfirmDialog
        title="Excluir do diário?"
        text={`“${entry.title}” não poderá ser recuperado.`}
        action="Excluir"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={read}
      />
    );
  }
  const gone = codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'INVALID_INPUT';
  return (
    <Dialog
      title={entry?.title ?? (error ? 'Diário' : 'Abrindo...')}
      wide
      addressed
      onClose={onClose}
    >
      {error ? (
        <LoadFailure
          text={gone ? 'Esta página não está mais no diário.' : messageOf(error)}
          onRetry={gone ? null : () => void refetch()}
        />
      ) : null}
      {!entry && !error ? (
        <div className="skeleton h-60" role="status" aria-label="Carregando" />
      ) : null}
      {entry ? (
        <EntryContent
          entry={entry}
          onEdit={() => setDoing('editing')}
          onRemove={() => setDoing('removing')}
        />
      ) : null}
    </Dialog>
  );
}
