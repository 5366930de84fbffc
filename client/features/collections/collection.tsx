import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CollectionItemKind } from '#shared/bible/collections.ts';
import { useFootOfPages } from '../../controls/foot-of-pages.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { CollectionActions } from './collection-actions.tsx';
import { collectionQuery } from './collections-query.ts';
import { EditedItem, type WrittenItem } from './edited-item.tsx';

const ItemDialog = lazyWithRetry(() => import('./item-dialog.tsx'));

const ADDED: Readonly<Record<CollectionItemKind, string>> = {
  passage: 'Passagem',
  heading: 'Título',
  note: 'Anotação',
};
const KINDS = ['passage', 'heading', 'note'] as const;

type Written = Readonly<{ kind: CollectionItemKind; item: WrittenItem | null }>;

/** A collection of the member's own, read and put in order. */
export function CollectionPage({ id }: Readonly<{ id: string }>) {
  const { data, error, refetch } = useQuery(collectionQuery(useTrpc(), id));
  // Outside the list, since what is typed stays when another device takes its item out.
  const [written, setWritten] = useState<Written | null>(null);
  useFootOfPages(data?.name ?? 'Companheiro Bíblico');
  const back = (
    <Link to="/collections" className="button button-bare -ml-3 px-3 print:hidden">
      <ArrowLeft aria-hidden="true" size={20} />
      Coleções
    </Link>
  );
  return (
    <Page title={data?.name ?? 'Coleção'} above={back}>
      {error ? <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <div className="skeleton h-40" role="status" aria-label="Carregando" />
      )}
      {data ? (
        <>
          <CollectionActions collection={data} />
          <ul className="mt-5 grid gap-3">
            {data.items.map((item, index) => (
              <EditedItem
                key={item.id}
                item={item}
                collection={id}
                isFirst={index === 0}
                isLast={index === data.items.length - 1}
                onEdit={(edited) => setWritten({ kind: edited.kind, item: edited })}
              />
            ))}
          </ul>
          <section aria-label="Acrescentar" className="mt-5 flex flex-wrap gap-2 print:hidden">
            <h2 className="w-full text-lg">Acrescentar</h2>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                look="quiet"
                aria-haspopup="dialog"
                onClick={() => setWritten({ kind, item: null })}
              >
                {ADDED[kind]}
              </Button>
            ))}
          </section>
        </>
      ) : null}
      {written ? (
        <Suspense fallback={null}>
          <ItemDialog {...written} collection={id} onClose={() => setWritten(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
