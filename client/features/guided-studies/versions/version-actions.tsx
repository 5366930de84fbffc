import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { Overview } from './versions-query.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

type Act = 'publish' | 'discard' | 'activate';

const QUESTIONS: Readonly<
  Record<
    Act,
    Readonly<{ title: string; text: string; action: string; done: string; failed: string }>
  >
> = {
  publish: {
    title: 'Publicar esta versão?',
    text: 'Ela passa a ser a versão ativa, que os membros leem. A de agora fica na lista e pode voltar. O dia em que cada membro está não muda.',
    action: 'Publicar agora',
    done: 'Versão publicada',
    failed: 'A versão não foi publicada',
  },
  discard: {
    title: 'Descartar este rascunho?',
    text: 'Tudo o que foi escrito e corrigido nele se perde.',
    action: 'Descartar de vez',
    done: 'Rascunho descartado',
    failed: 'O rascunho não foi descartado',
  },
  activate: {
    title: 'Tornar esta versão ativa?',
    text: 'Os membros passam a ler esta versão. A de agora fica na lista e pode voltar.',
    action: 'Tornar ativa agora',
    done: 'A versão está ativa',
    failed: 'A versão não se tornou ativa',
  },
};

/** The actions on a version, each confirmed by a question. */
export function VersionActions({ overview }: Readonly<{ overview: Overview }>) {
  const client = useClient();
  const trpc = useTrpc();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState<Act | null>(null);
  const { id, draft, activeId } = overview;
  const acts: Readonly<Record<Act, () => Promise<unknown>>> = {
    publish: () => {
      const revision = draft?.revision ?? 0;
      return client.admin.guidedStudies.publish.mutate({ id, revision, replaces: activeId });
    },
    discard: () => client.admin.guidedStudies.discard.mutate({ id }),
    activate: () => client.admin.guidedStudies.activate.mutate({ id, replaces: activeId ?? id }),
  };
  const act = useMutation({
    mutationFn: (which: Act) => acts[which](),
    meta: { invalidates: [trpc.admin.guidedStudies, trpc.admin.audit, trpc.member.guidedStudies] },
    onSuccess: async (_done, which) => {
      setConfirming(null);
      void toastSuccess(QUESTIONS[which].done);
      await navigate({ to: '/admin/studies' });
    },
    onError: (error, which) => {
      setConfirming(null);
      return toastError(QUESTIONS[which].failed, messageOf(error));
    },
  });
  const question = confirming && QUESTIONS[confirming];
  const canActivate = !draft && activeId !== null && activeId !== id;
  return (
    <div className="flex flex-wrap gap-2">
      {draft ? (
        <>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setConfirming('discard')}>
            Descartar
          </Button>
          <Button
            aria-haspopup="dialog"
            disabled={draft.written < draft.total}
            onClick={() => setConfirming('publish')}
          >
            Publicar
          </Button>
        </>
      ) : null}
      {canActivate ? (
        <Button aria-haspopup="dialog" onClick={() => setConfirming('activate')}>
          Tornar ativa
        </Button>
      ) : null}
      {confirming && question ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={question.title}
            text={question.text}
            action={question.action}
            busy={act.isPending}
            onConfirm={() => act.mutate(confirming)}
            onClose={() => setConfirming(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
