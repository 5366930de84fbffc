import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActionButton } from '../ui/action-button.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import type { Sheet } from './print.ts';

const PrintDialog = lazyWithRetry(() => import('./print-dialog.tsx'));

type Props = Readonly<{
  sheet?: () => Sheet | Promise<Sheet>;
  className?: string;
  children?: string;
}>;

/** Asks how the page, or a sheet of it, is printed. */
export function PrintButton({ sheet, className, children = 'Imprimir' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        icon={Printer}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={() => PrintDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {children}
      </ActionButton>
      {open ? (
        <Suspense fallback={null}>
          <PrintDialog sheet={sheet} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
