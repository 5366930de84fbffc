import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { ProgressView } from '../study-queries.ts';
import type { ProgressChange } from './use-progress.ts';

const ProgressDialog = lazyWithRetry(() => import('./progress-dialog.tsx'));

type Props = Readonly<{ progress: ProgressView; change: ProgressChange }>;

/** Opens what is seldom done to a plan under way. */
export function ProgressMenu(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-accent-soft"
        aria-haspopup="dialog"
        aria-label="Opções do plano"
        onPointerEnter={() => ProgressDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className="text-2xl leading-none">
          ⋮
        </span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ProgressDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
