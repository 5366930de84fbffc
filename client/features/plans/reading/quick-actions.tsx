import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { Opened } from './opened.ts';
import type { Current } from './plan-data.ts';

const QuickActionsDialog = lazyWithRetry(() => import('./quick-actions-dialog.tsx'));

type Props = Readonly<{ current: Current; onOpen: (next: Opened) => void }>;

/** On phones: the actions of the plan under way, within reach of the thumb. */
export function QuickActions({ current, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onPointerEnter={() => QuickActionsDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" size={20} />
        Ações rápidas
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <QuickActionsDialog
            progress={current.progress}
            onOpen={onOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
