import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { collectionsQuery } from './collections-query.ts';

const NameDialog = lazyWithRetry(() => import('./name-dialog.tsx'));

/** Passages that a member gathers for a lesson or a talk, with their own headings and notes. */
export function Collections() {
  const trpc = useTrpc();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const list = useInfiniteQuery(collectionsQuery(trpc));
  const collections = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Page
      title="Coleções"
      lead="Passagens reunidas para uma aula, uma visita ou um encontro, com os seus títulos e anotações."
      drawing={['sheets', 'scripture']}
    >
      <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" size={18} />
        Nova coleção
      </Button>
      <div className="mt-5">
        {list.error ? (
          <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isPending ? (
          <div className="skeleton h-24" role="status" aria-label="Carregando" />
        ) : null}
        {collections?.length === 0 ? (
          <EmptyState
            drawing="sheets"
            hue="scripture"
            title="Sua primeira coleção começa com um nome"
            text="Dê um nome, acrescente passagens e anotações, mude a ordem, imprima ou envie o link a quem vai acompanhar."
          />
        ) : null}
        <ul className="grid gap-3">
          {collections?.map(({ id, name, passages, shared }) => (
            <li key={id} className="card p-4">
              <h2 className="text-lg wrap-anywhere">
                <Link to="/collections" search={{ id }} className="link inline-block py-2">
                  {name}
                </Link>
              </h2>
              <p className="text-muted">
                {passagesLabel(passages)}
                {shared ? ' · compartilhada por link' : null}
              </p>
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
      {adding ? (
        <Suspense fallback={null}>
          <NameDialog
            collection={null}
            onDone={(id) => void navigate({ to: '/collections', search: { id } })}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

function passagesLabel(count: number): string {
  if (count === 0) return 'Nenhuma passagem ainda';
  return count === 1 ? '1 passagem' : `${formatNumber(count)} passagens`;
}
