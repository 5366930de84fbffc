import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Download, House } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SavedFilters, type View } from './saved-filters.tsx';
import { SavedList } from './saved-list.tsx';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** The verses a member keeps, with their reflections. */
export function SavedVerses() {
  const [view, setView] = useState<View>({ order: 'newest', tag: null, typed: '' });
  const [exporting, setExporting] = useState(false);
  return (
    <Page
      title="Versículos salvos"
      above={<WaysBack />}
      actions={
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setExporting(true)}>
          <Download aria-hidden="true" size={18} />
          Exportar
        </Button>
      }
    >
      <div className="grid gap-5">
        <SavedFilters
          view={view}
          onChange={(change) => setView((before) => ({ ...before, ...change }))}
        />
        <SavedList
          view={view}
          onClear={() => setView((before) => ({ ...before, tag: null, typed: '' }))}
        />
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
    <div className="-mx-3 flex">
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
