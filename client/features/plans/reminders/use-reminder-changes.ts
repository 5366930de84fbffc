import { useMutation } from '@tanstack/react-query';
import type { ReminderKind } from '#shared/plans/reminders.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import type { Inputs } from '../../../lib/data/trpc.ts';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { subscribeDevice } from './subscribe-device.ts';

type Reminder = Inputs['member']['reminders']['set'];

const NOT_ALLOWED =
  'As notificações não foram permitidas. Permita-as no navegador ou escolha o e-mail.';

class NotAllowed extends Error {}

export function useReminderChanges(kind: ReminderKind, pushKey: string | null) {
  const client = useClient();
  const trpc = useTrpc();
  const meta = { invalidates: [trpc.member.reminders.current] };
  const onError = (error: unknown) =>
    toastError(error instanceof NotAllowed ? NOT_ALLOWED : messageOf(error));
  const save = useMutation({
    mutationFn: async (reminder: Reminder) => {
      if (reminder.channel === 'push' && pushKey) {
        const device = await subscribeDevice(pushKey);
        if (!device) throw new NotAllowed();
        await client.member.reminders.subscribe.mutate(device);
      }
      await client.member.reminders.set.mutate(reminder);
    },
    meta,
    onSuccess: () => void toastSuccess('Lembrete ligado!'),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => client.member.reminders.remove.mutate({ kind }),
    meta,
    onSuccess: () => void toastSuccess('Lembrete desligado.'),
    onError,
  });
  return { save, remove };
}
