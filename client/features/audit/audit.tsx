import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { AUDIT_ACTIONS } from '#shared/audit.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useFormats } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { changesOf, subjectOf } from './act-words.ts';
import { type Act, auditQuery } from './audit-query.ts';

/** The log of administrative acts, which only ever grows. */
export function Audit() {
  const list = useInfiniteQuery(auditQuery(useTrpc()));
  const acts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page
      title="Registro de ações"
      lead="Quem fez o quê na administração. O registro só cresce: nada nele é mudado ou apagado."
      back="/admin/dashboard"
    >
      <div className="grid gap-3">
        {list.isPending ? (
          <div className="skeleton h-40" role="status" aria-label="Carregando" />
        ) : null}
        {list.error ? (
          <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
        ) : null}
        {list.data && acts.length === 0 ? (
          <EmptyState
            Icon={ScrollText}
            title="Nenhuma ação registrada"
            text="O que administradores e moderadores fizerem aparece aqui."
          />
        ) : null}
        <ol className="grid gap-3">
          {acts.map((act) => (
            <ActCard key={act.id} act={act} />
          ))}
        </ol>
        <MoreButton list={list} />
      </div>
    </Page>
  );
}

function ActCard({ act }: Readonly<{ act: Act }>) {
  const { formatDateTime } = useFormats();
  const changes = changesOf(act);
  const actor = act.actor ?? (act.actorId ? 'Uma conta excluída' : 'Um script de manutenção');
  return (
    <li className="card grid gap-1 p-4">
      <p className="break-words">
        <strong>{actor}</strong> {AUDIT_ACTIONS[act.action]} <strong>{subjectOf(act)}</strong>
      </p>
      {changes.length > 0 ? (
        <ul className="text-[0.9375rem] text-muted">
          {changes.map((change) => (
            <li key={change} className="break-words">
              {change}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-muted">
        <time dateTime={String(act.createdAt)}>{formatDateTime(new Date(act.createdAt))}</time>
      </p>
    </li>
  );
}
