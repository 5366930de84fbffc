import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { WalkView } from './study-queries.ts';
import type { WalkChange } from './use-walk.ts';

const WalkDialog = lazyWithRetry(() => import('./walk-dialog.tsx'));

type Props = Readonly<{ walk: WalkView; change: WalkChange }>;

/** Opens what is seldom done to a plan under way. */
export function WalkMenu(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-accent-soft"
        aria-haspopup="dialog"
        aria-label="Opções do plano"
        onPointerEnter={() => WalkDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className="text-2xl leading-none">
          ⋮
        </span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <WalkDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
