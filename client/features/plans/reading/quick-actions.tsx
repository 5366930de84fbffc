import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { OpenerOf } from './opened.ts';
import type { Current } from './plan-data.ts';

const QuickActionsDialog = lazyWithRetry(() => import('./quick-actions-dialog.tsx'));

type Props = Readonly<{ plans: readonly Current[]; openerOf: OpenerOf }>;

/** On phones: the actions of the plans under way, within reach of the thumb. */
export function QuickActions({ plans, openerOf }: Props) {
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
          <QuickActionsDialog plans={plans} openerOf={openerOf} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
