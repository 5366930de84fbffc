import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

type Queue = Outputs['admin']['jobs']['list'][number];

type Props = Readonly<{ queue: Queue; failure: Queue['failures'][number] }>;

export function FailedJob({ queue: { name, title }, failure: { id, failedAt, attempts } }: Props) {
  const { formatDateTime } = useFormats();
  const client = useClient();
  const trpc = useTrpc();
  const [confirming, setConfirming] = useState(false);
  const job = { queue: name, id };
  const meta = { invalidates: [trpc.admin.jobs] };
  const onError = (error: unknown) =>
    void toastError('A tarefa ficou como estava', messageOf(error));
  const retry = useMutation({
    mutationFn: () => client.admin.jobs.retry.mutate(job),
    meta,
    onSuccess: () => void toastSuccess('A tarefa vai ser tentada de novo.'),
    onError,
  });
  const discard = useMutation({
    mutationFn: () => client.admin.jobs.discard.mutate(job),
    meta,
    onSuccess: () => void toastSuccess('Tarefa descartada.'),
    onError,
    onSettled: () => setConfirming(false),
  });
  const when = formatDateTime(new Date(failedAt));
  const which = `${title}, falhou em ${when}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sunken p-3">
      <p className="text-[0.9375rem]">
        Falhou em <time dateTime={failedAt}>{when}</time>
        <span className="block text-sm text-muted">
          {attempts === 1 ? '1 tentativa' : `${attempts} tentativas`}; o registro do servidor diz
          por quê
        </span>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button
          look="quiet"
          className="px-3"
          busy={retry.isPending}
          aria-label={`Tentar de novo: ${which}`}
          onClick={() => retry.mutate()}
        >
          Tentar de novo
        </Button>
        <Button
          look="bare"
          className="px-3"
          aria-label={`Descartar: ${which}`}
          onClick={() => setConfirming(true)}
        >
          Descartar
        </Button>
      </div>
      <Suspense>
        {confirming ? (
          <ConfirmDialog
            title="Descartar a tarefa?"
            text="O que ela faria fica por fazer. As próximas da mesma fila não mudam."
            action="Descartar"
            busy={discard.isPending}
            onConfirm={() => discard.mutate()}
            onClose={() => setConfirming(false)}
          />
        ) : null}
      </Suspense>
    </li>
  );
}
