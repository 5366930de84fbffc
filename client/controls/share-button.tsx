import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ActionButton } from './action-button.tsx';
import type { Shared } from './share-message.ts';

const load = () => import('./share-dialog.tsx');
const ShareDialog = lazy(load);

type Props = Shared & Readonly<{ label?: string }>;

/** Opens the dialog of ways to share, which arrives when it is first wanted. */
export function ShareButton({ label = 'Compartilhar', ...shared }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        icon={<Share2 aria-hidden="true" size={16} />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
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
