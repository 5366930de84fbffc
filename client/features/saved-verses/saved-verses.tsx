import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Download, House } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFootOfPages } from '../../controls/foot-of-pages.ts';
import { PrintButton } from '../../controls/text-actions.tsx';
import { useViewState } from '../../lib/browser/use-view-state.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { SavedFilters, type View } from './saved-filters.tsx';
import { SavedList } from './saved-list.tsx';
import { ORDERS, savedQuery } from './saved-query.ts';

const ExportDialog = lazyWithRetry(() => import('./export-dialog.tsx'));

const readView = ({ order, tag, typed }: Readonly<Record<string, unknown>>): View => ({
  order: ORDERS.find((each) => each === order) ?? 'newest',
  tag: typeof tag === 'string' ? tag : null,
  typed: typeof typed === 'string' ? typed : '',
});

/** The verses a member has saved, with their reflections. */
export function SavedVerses() {
  const trpc = useTrpc();
  const client = useClient();
  const [view, change] = useViewState('saved-verses', readView);
  const { data } = useInfiniteQuery(savedQuery(trpc, view.order));
  const nothing = data?.pages[0]?.items.length === 0;
  const [exporting, setExporting] = useState(false);
  useFootOfPages('Versículos salvos');
  return (
    <Page title="Versículos salvos" above={<WaysBack />} drawing={['bookmark', 'scripture']}>
      <div className="grid gap-5">
        {nothing ? null : (
          <SavedFilters view={view} onChange={change}>
            <Button
              look="quiet"
              className="min-h-11.5"
              aria-haspopup="dialog"
              onClick={() => setExporting(true)}
            >
              <Download aria-hidden="true" size={18} />
              Exportar
            </Button>
          </SavedFilters>
        )}
        <SavedList view={view} onClear={() => change({ tag: null, typed: '' })}>
          {nothing ? null : (
            <PrintButton
              className="-my-2"
              sheet={async () => (await import('./export.ts')).savedSheet(client, view)}
            />
          )}
        </SavedList>
      </div>
      {exporting ? (
        <Suspense fallback={null}>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** Back to where the member came from, or to the Bible; and home. */
function WaysBack() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <div className="-mx-3 flex flex-wrap">
      <Link
        to="/bible"
        className="button button-bare px-3"
        onClick={(event) => {
          if (!canGoBack) return;
          event.preventDefault();
          router.history.back();
        }}
      >
        <ArrowLeft aria-hidden="true" size={20} />
        Voltar
      </Link>
      <Link to="/dashboard" className="button button-bare px-3">
        <House aria-hidden="true" size={20} />
        Início
      </Link>
    </div>
  );
}
