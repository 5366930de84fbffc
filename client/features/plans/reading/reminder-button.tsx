import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';

const ReminderDialog = lazyWithRetry(() => import('./reminder-dialog.tsx'));

export function ReminderButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onPointerEnter={() => ReminderDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" size={20} />
        Lembrete
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReminderDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
