import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

type Props = Readonly<{ id: string; name: string }>;

/** Deletes a translation, after a question. */
export function RemoveTranslation({ id, name }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.admin.translations.remove.mutate({ id }),
    meta: { invalidates: [trpc.admin, trpc.bible] },
    onSuccess: () => {
      setAsking(false);
      void toastSuccess('Tradução removida');
    },
    onError: (error) => {
      setAsking(false);
      void toastError('Não foi possível remover a tradução', messageOf(error));
    },
  });
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`Remover: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" size={18} />
        Remover
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Remover esta tradução?"
            text={`O texto de “${name}” é apagado daqui. Quem a escolheu passa a ler na tradução padrão. Para tê-la de volta é preciso importá-la de novo.`}
            action="Remover"
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
