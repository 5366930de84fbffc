import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import ConfirmDialog from '../../ui/dialog-confirm.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import type { SavedVerse } from './saved-query.ts';
import { placeName } from './verse-reference.ts';

type Props = Readonly<{ verse: SavedVerse; onClose: () => void }>;

/** Asks before a saved verse and its reflection are deleted for good. */
export default function RemoveDialog({ verse, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const remove = useMutation({
    mutationFn: () => client.member.savedVerses.remove.mutate({ id: verse.id }),
    meta: { invalidates: [trpc.member.savedVerses] },
    onSuccess: () => {
      onClose();
      void toastSuccess('Versículo removido com sucesso!');
    },
    onError: (error) => toastError('Erro ao remover versículo', messageOf(error)),
  });
  return (
    <ConfirmDialog
      title={`Remover ${placeName(verse)}?`}
      text={
        verse.userComment
          ? 'A sua reflexão sobre este versículo também será apagada.'
          : 'O versículo sai da sua lista. Você pode salvá-lo de novo quando quiser.'
      }
      action="Remover"
      cancel="Manter"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
