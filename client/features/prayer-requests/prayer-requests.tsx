import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Notice } from '#shared/answers/ai.ts';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { useViewState } from '../../lib/browser/use-view-state.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { NoRequests } from './no-requests.tsx';
import { RequestCard } from './request-card.tsx';
import { requestsQuery } from './requests-query.ts';

const RequestDialog = lazyWithRetry(() => import('./request-dialog.tsx'));

const readView = ({ answered }: Readonly<Record<string, unknown>>) => ({
  answered: answered === true,
});

/** The member's own list of open and answered prayer requests. */
export function PrayerRequests() {
  const trpc = useTrpc();
  const [{ answered }, change] = useViewState('prayer-requests', readView);
  const [adding, setAdding] = useState(false);
  const [helpLines, setHelpLines] = useState<readonly Notice[]>([]);
  const list = useInfiniteQuery(requestsQuery(trpc, answered));
  const requests = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const add = () => setAdding(true);
  return (
    <section aria-labelledby="requests-title">
      <h2 id="requests-title" className="text-2xl">
        Meus pedidos de oração
      </h2>
      <div className="my-4 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Mostrar</legend>
          <Chip pressed={!answered} onClick={() => change({ answered: false })}>
            Em oração
          </Chip>
          <Chip pressed={answered} onClick={() => change({ answered: true })}>
            Respondidas
          </Chip>
        </fieldset>
        <Button className="max-md:w-full" aria-haspopup="dialog" onClick={add}>
          <Plus aria-hidden="true" size={18} />
          Novo pedido
        </Button>
      </div>
      <div role="status" className="mb-4 grid gap-3 empty:hidden">
        <UrgentNotices notices={helpLines} alert />
      </div>
      {list.isPending ? (
        <div className="grid gap-3" role="status" aria-label="Carregando">
          <div className="skeleton h-36" />
          <div className="skeleton h-36" />
        </div>
      ) : null}
      {list.error ? (
        <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && requests.length === 0 ? <NoRequests answered={answered} /> : null}
      <ul className="mb-3 grid gap-3">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} onSaved={setHelpLines} />
        ))}
      </ul>
      <MoreButton list={list} />
      {adding ? (
        <Suspense fallback={null}>
          <RequestDialog onSaved={setHelpLines} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
