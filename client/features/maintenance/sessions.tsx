import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { formatNumber, useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { formatDuration } from './formats.ts';
import { sessionsQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

type Tracked = Outputs['admin']['maintenance']['sessions']['list'];

/** The sessions of the record of visits: who has the product open now. */
export function Sessions() {
  const trpc = useTrpc();
  return (
    <Section
      title="Sessões ativas"
      lead={
        <>
          Quem está com o Companheiro Bíblico aberto. Encerrar só fecha a contagem da visita: uma
          aba aberta volta a contar em até 30 segundos. Para tirar alguém da conta, use{' '}
          <Link to="/admin/users" className="link">
            Usuários
          </Link>
          .
        </>
      }
      query={useQuery(sessionsQuery(trpc))}
    >
      {(tracked) => <SessionList tracked={tracked} />}
    </Section>
  );
}

function SessionList({ tracked: { active, inactive, sessions } }: Readonly<{ tracked: Tracked }>) {
  const client = useClient();
  const trpc = useTrpc();
  const endInactive = useMutation({
    mutationFn: () => client.admin.maintenance.sessions.endInactive.mutate(),
    meta: { invalidates: [trpc.admin.maintenance.sessions] },
    onSuccess: ({ ended }) => toastSuccess(endedSentence(ended)),
    onError: (error) => toastError('Erro ao encerrar as sessões', messageOf(error)),
  });
  const hidden = active + inactive - sessions.length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <p>
          <strong className="tabular-nums">{formatNumber(active)}</strong>{' '}
          {active === 1 ? 'ativa' : 'ativas'} e{' '}
          <strong className="tabular-nums">{formatNumber(inactive)}</strong> sem sinal há mais de 5
          minutos
        </p>
        <Button look="quiet" busy={endInactive.isPending} onClick={() => endInactive.mutate()}>
          Encerrar inativas
        </Button>
      </div>
      {sessions.length === 0 ? (
        <p className="pt-3 text-muted">Ninguém está com o aplicativo aberto agora.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={`${session.userId} ${session.sessionId}`} session={session} />
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="pt-3 text-sm text-muted">
          As {formatNumber(sessions.length)} com o sinal mais recente; há mais{' '}
          {formatNumber(hidden)}.
        </p>
      ) : null}
    </>
  );
}

function SessionRow({ session }: Readonly<{ session: Tracked['sessions'][number] }>) {
  const { userId, sessionId, name, startedAt, silentSeconds, isActive } = session;
  const client = useClient();
  const trpc = useTrpc();
  const { formatDateTime } = useFormats();
  const end = useMutation({
    mutationFn: () => client.admin.maintenance.sessions.end.mutate({ userId, sessionId }),
    meta: { invalidates: [trpc.admin.maintenance.sessions] },
    onSuccess: () => toastSuccess('Sessão encerrada'),
    onError: (error) => toastError('Erro ao encerrar a sessão', messageOf(error)),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-[1_1_11rem]">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-semibold">{name}</span>
          {isActive ? null : <span className="badge">Sem sinal</span>}
        </p>
        <p className="text-sm text-muted">
          Desde {formatDateTime(new Date(startedAt))} · último sinal há{' '}
          {formatDuration(silentSeconds)}
        </p>
      </div>
      <Button
        look="quiet"
        className="shrink-0"
        busy={end.isPending}
        aria-label={`Encerrar a sessão de ${name}`}
        onClick={() => end.mutate()}
      >
        Encerrar
      </Button>
    </li>
  );
}

function endedSentence(ended: number): string {
  if (ended === 0) return 'Nenhuma sessão inativa para encerrar';
  return ended === 1 ? '1 sessão inativa encerrada' : `${ended} sessões inativas encerradas`;
}
