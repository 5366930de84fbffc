import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { piece } from '../ui/piece.tsx';
import { ActionButton } from './action-button.tsx';
import type { Shared } from './share-message.ts';

const ShareDialog = piece(() => import('./share-dialog.tsx'));

type Props = Shared & Readonly<{ label?: string }>;

/** Opens the dialog of ways to share, which arrives when it is first wanted. */
export function ShareButton({ label = 'Compartilhar', ...shared }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        icon={<Share2 aria-hidden="true" size={16} />}
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
