import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { LONGEST_AUDIT_SEARCH, wordsOfAct } from '#shared/audit.ts';
import { useAddressFilter } from '../../lib/browser/use-address-filter.ts';
import { typedIn, useViewState } from '../../lib/browser/use-view-state.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useFormats } from '../../lib/format.ts';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ActSearchFields } from './act-search.tsx';
import { actorOf, changesOf, subjectOf } from './act-words.ts';
import { type Act, type ActSearch, auditQuery } from './audit-query.ts';

type Props = Readonly<{ address: ActSearch; onSearch: (search: ActSearch) => void }>;

/** The log of administrative acts, which only ever grows. */
export function Audit({ address, onSearch }: Props) {
  const client = useClient();
  const [{ typed }, setTyped] = useViewState('audit', typedIn);
  const [chosen, setChosen] = useAddressFilter(address, onSearch);
  const person = useDebouncedValue(typed.trim().slice(0, LONGEST_AUDIT_SEARCH));
  const search = { ...chosen, person };
  const list = useInfiniteQuery({
    ...auditQuery(useTrpc(), search),
    placeholderData: keepPreviousData,
  });
  useFailureToast(list, 'Erro ao carregar o registro');
  const save = useMutation({
    mutationFn: async () => (await import('./save-acts.ts')).saveActs(client, search),
    onError: () => toastError('Erro ao exportar o registro'),
  });
  const acts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const filtered = person !== '' || chosen.action || chosen.from || chosen.until;
  return (
    <Page
      title="Registro de ações"
      lead="Quem fez o quê na administração. O registro só cresce: nada nele é mudado ou apagado."
      back="/admin/dashboard"
      wide
      actions={
        <Button look="quiet" busy={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? null : <Download aria-hidden="true" size={18} />}
          Exportar CSV
        </Button>
      }
    >
      <ActSearchFields
        typed={typed}
        search={chosen}
        onType={(next) => setTyped({ typed: next })}
        onChange={setChosen}
      />
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
            title={filtered ? 'Nenhuma ação encontrada' : 'Nenhuma ação registrada'}
            text={
              filtered
                ? 'Nada corresponde ao que foi escolhido acima.'
                : 'O que administradores e moderadores fizerem aparece aqui.'
            }
          />
        ) : null}
        <ol className="dense-rows close-rows">
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
  return (
    <li className="card dense-row grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <p className="[overflow-wrap:anywhere]">
        <strong>{actorOf(act)}</strong> {wordsOfAct(act.action)} <strong>{subjectOf(act)}</strong>
      </p>
      {changes.length > 0 ? (
        <ul className="text-[0.9375rem] text-muted">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-muted lg:col-start-2 lg:row-start-1">
        <time dateTime={String(act.createdAt)}>{formatDateTime(new Date(act.createdAt))}</time>
      </p>
    </li>
  );
}
