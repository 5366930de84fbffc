import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import ConfirmDialog from '../../ui/dialog-confirm.tsx';
import { toastError } from '../../ui/toasts.tsx';

type Props = Readonly<{ id: string; onClose: () => void }>;

export default function RemoveDialog({ id, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const remove = useMutation({
    mutationFn: () => client.member.prayerRequests.remove.mutate({ id }),
    meta: { invalidates: [trpc.member.prayerRequests] },
    onSuccess: () => {
      onClose();
      void toastChange('Pedido excluído.');
    },
    onError: (error) => toastError('Não foi possível excluir', messageOf(error)),
  });
  return (
    <ConfirmDialog
      title="Excluir este pedido?"
      text="Ele não poderá ser recuperado. Se foi respondido, você pode marcá-lo como respondido."
      action="Excluir"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
