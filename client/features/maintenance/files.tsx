import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { filesQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

/** The files that nothing uses, and the question about deleting many of them at once. */
export function Files() {
  return (
    <Section
      title="Arquivos sem uso"
      lead="O que nenhuma apostila e nenhum livro usa fica em quarentena por 30 dias antes de ser apagado: se uma cópia de segurança mais antiga voltar, os arquivos dela ainda estão aqui."
      query={useQuery(filesQuery(useTrpc()))}
    >
      {({ quarantined, asked }) => (
        <>
          <p>
            {quarantined === 0
              ? 'Nenhum arquivo em quarentena.'
              : `${filesOf(quarantined)} em quarentena.`}
          </p>
          {asked > 0 ? <Question asked={asked} /> : null}
        </>
      )}
    </Section>
  );
}

const filesOf = (count: number) => (count === 1 ? '1 arquivo' : `${formatNumber(count)} arquivos`);

function Question({ asked }: Readonly<{ asked: number }>) {
  const client = useClient();
  const trpc = useTrpc();
  const [confirming, setConfirming] = useState(false);
  const collect = useMutation({
    mutationFn: () => client.admin.maintenance.files.collect.mutate({ files: asked }),
    meta: { invalidates: [trpc.admin.maintenance.files] },
    onSuccess: ({ deleted }) =>
      toastSuccess(
        deleted === 0
          ? 'Nada foi apagado: os arquivos mudaram nesse meio-tempo.'
          : `${filesOf(deleted)} ${deleted === 1 ? 'apagado' : 'apagados'}`,
      ),
    onError: (error) => toastError('Os arquivos ficaram como estavam', messageOf(error)),
    onSettled: () => setConfirming(false),
  });
  return (
    <div className="mt-4 grid gap-3 rounded-xl bg-sunken p-4">
      <p className="max-w-prose">
        <strong>A limpeza parou e espera por você.</strong> Ela apagaria {filesOf(asked)} de uma
        vez. Depois de trocar muitas apostilas isso é normal; depois de voltar a uma cópia antiga do
        banco, não: confira primeiro se as apostilas e os livros abrem.
      </p>
      <div>
        <Button look="quiet" onClick={() => setConfirming(true)}>
          Apagar {filesOf(asked)}
        </Button>
      </div>
      <Suspense>
        {confirming ? (
          <ConfirmDialog
            title={`Apagar ${filesOf(asked)}?`}
            text="Eles somem do armazenamento e não voltam, nem com uma cópia de segurança do banco."
            action="Apagar"
            busy={collect.isPending}
            onConfirm={() => collect.mutate()}
            onClose={() => setConfirming(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
