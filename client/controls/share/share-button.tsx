import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { Shared } from './share-message.ts';

const ShareDialog = lazyWithRetry(() => import('./share-dialog.tsx'));

type Props = Shared & Readonly<{ label?: string }>;

/** Opens the share dialog, whose code loads when the pointer comes near. */
export function ShareButton({ label = 'Compartilhar', ...shared }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        icon={Share2}
        aria-haspopup="dialog"
        onPointerEnter={() => ShareDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {label}
      </ActionButton>
      {open ? (
        <Suspense fallback={null}>
          <ShareDialog {...shared} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
