import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Laptop, Smartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { carryToast, takeCarriedToast } from '../../lib/browser/carried-toast.ts';
import { goToSignIn } from '../../lib/browser/go-to-sign-in.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { deviceName } from './device-name.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

export function Sessions() {
  const { formatDateTime } = useFormats();
  const client = useClient();
  const trpc = useTrpc();
  const { data: sessions } = useSuspenseQuery(trpc.member.account.sessions.queryOptions());
  const onError = (error: unknown) => toastError(messageOf(error));
  const end = useMutation({
    mutationFn: (input: { id: string }) => client.member.account.endSession.mutate(input),
    onSuccess: async (_result, { id }) => {
      if (sessions.some((session) => session.current && session.id === id)) return goToSignIn();
      await trpc.member.account.sessions.invalidate();
      await toastSuccess('Sessão encerrada.');
    },
    onError,
  });
  const endAll = useMutation({
    mutationFn: () => client.member.account.endAllSessions.mutate(),
    // What is asked meanwhile may be refused first.
    onMutate: () => carryToast('Todas as sessões foram encerradas', 'Entre de novo quando quiser.'),
    onSuccess: goToSignIn,
    onError: (error) => {
      takeCarriedToast();
      return onError(error);
    },
  });
  const [asking, setAsking] = useState(false);
  return (
    <Page
      title="Sessões ativas"
      lead="Os aparelhos em que a sua conta está aberta agora."
      drawing={['home-shield', 'home']}
    >
      <ul className="grid gap-3">
        {sessions.map(({ id, userAgent, createdAt, updatedAt, current }) => {
          const { name, phone } = deviceName(userAgent);
          const Icon = phone ? Smartphone : Laptop;
          return (
            <li
              key={id}
              className="card grid grid-cols-[auto_1fr] items-center gap-3 p-4 md:grid-cols-[auto_1fr_auto]"
            >
              <span className="grid size-10 place-items-center self-start rounded-full bg-accent-soft text-accent">
                <Icon aria-hidden="true" size={22} strokeWidth={1.6} />
              </span>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 font-serif text-lg font-semibold">
                  {name}
                  {current ? <span className="badge font-sans">Este aparelho</span> : null}
                </p>
                <p className="mt-1 text-sm text-muted">
                  Último uso em {formatDateTime(new Date(updatedAt))}
                </p>
                <p className="text-sm text-muted">
                  Entrou em {formatDateTime(new Date(createdAt))}
                </p>
              </div>
              <Button
                look="quiet"
                className="col-span-2 md:col-span-1"
                busy={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id })}
                aria-label={`Encerrar a sessão em ${name}`}
              >
                Encerrar
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 text-muted">
        Não reconhece um aparelho? Encerre a sessão dele e{' '}
        <Link to="/profile" className="link">
          troque a sua senha
        </Link>
        .
      </p>
      <Button
        look="quiet"
        className="mt-3 text-danger max-md:w-full"
        onPointerEnter={() => ConfirmDialog.preload()}
        onClick={() => setAsking(true)}
      >
        Sair de todos
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Sair de todos os aparelhos?"
            text="Este também: será preciso entrar de novo com a sua senha."
            action="Sair de todos"
            busy={endAll.isPending}
            onConfirm={() => endAll.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
