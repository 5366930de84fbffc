import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/queries.ts';
import { client, messageOf } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.tsx';
import { placeName } from './place-name.ts';
import type { SavedVerse } from './saved-query.ts';

type Props = Readonly<{ verse: SavedVerse; onClose: () => void }>;

/** A reflection that is removed is gone: asked before, not regretted after. */
export default function RemoveDialog({ verse, onClose }: Props) {
  const remove = useMutation({
    mutationFn: () => client.member.savedVerses.remove.mutate({ id: verse.id }),
    onSuccess: async () => {
      onClose();
      void toast('success', 'Versículo removido com sucesso!');
      await api.member.savedVerses.invalidate();
    },
    onError: (error) => toast('error', 'Erro ao remover versículo', messageOf(error)),
  });
  return (
    <Dialog
      title={`Remover ${placeName(verse)}?`}
      description={
        verse.userComment
          ? 'A sua reflexão sobre este versículo também será apagada.'
          : 'O versículo sai da sua lista. Você pode salvá-lo de novo quando quiser.'
      }
      onClose={onClose}
    >
      <div className="grid gap-2 md:grid-cols-2">
        <Button look="quiet" disabled={remove.isPending} onClick={onClose}>
          Manter
        </Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remover
        </Button>
      </div>
    </Dialog>
  );
}
