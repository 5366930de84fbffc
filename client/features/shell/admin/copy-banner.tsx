import { useMutation, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import type { Outputs } from '../../../lib/data/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

/** Another process may be told, or an administrator elsewhere. */
const ASK_AGAIN_MS = 30_000;

type Copy = NonNullable<Outputs['admin']['maintenance']['installation']['copy']>;

/** Says that a copy of the installation answers, and what it holds back until it is told otherwise. */
export default function CopyBanner() {
  const trpc = useTrpc();
  const { data: copy } = useQuery(
    trpc.admin.maintenance.installation.copy.queryOptions(undefined, {
      refetchInterval: ASK_AGAIN_MS,
    }),
  );
  return copy ? <Banner copy={copy} /> : null;
}

function Banner({ copy }: Readonly<{ copy: Copy }>) {
  const client = useClient();
  const trpc = useTrpc();
  const [confirming, setConfirming] = useState(false);
  const claim = useMutation({
    mutationFn: () => client.admin.maintenance.installation.claim.mutate(),
    meta: { invalidates: [trpc.admin.maintenance.installation] },
    onSuccess: () => toastSuccess('Esta é a instalação agora'),
    onError: (error) => toastError('Nada mudou', messageOf(error)),
    onSettled: () => setConfirming(false),
  });
  return (
    <section aria-label="Cópia" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-[82rem] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 md:px-6">
        <div className="flex min-w-0 flex-1 basis-80 items-start gap-3 [overflow-wrap:anywhere]">
          <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-warning" />
          <p className="text-[0.9375rem] leading-snug">
            <strong>Esta é uma cópia.</strong> {whyOf(copy)} Até que alguém diga o contrário, ela
            não envia mensagens e não apaga arquivos.
          </p>
        </div>
        <Button look="quiet" onClick={() => setConfirming(true)}>
          É a instalação agora
        </Button>
      </div>
      <Suspense>
        {confirming ? (
          <ConfirmDialog
            title="Esta é a instalação agora?"
            text="Daqui em diante os lembretes e os e-mails saem daqui. Confirme só se a outra não atende mais: duas escreveriam às mesmas pessoas."
            action="É a instalação agora"
            busy={claim.isPending}
            onConfirm={() => claim.mutate()}
            onClose={() => setConfirming(false)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

function whyOf({ why, lastSite, site }: Copy): string {
  switch (why) {
    case 'restored':
      return 'O banco de dados voltou de uma cópia de segurança.';
    case 'site':
      return `O banco de dados atendia em ${lastSite} e aqui atende em ${site}.`;
    case 'database':
      return 'O banco de dados veio de outro lugar.';
  }
}
