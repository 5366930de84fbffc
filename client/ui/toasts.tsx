import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ToasterProps } from 'sonner';
import { takeCarriedToast } from '../lib/carried-toast.ts';
import { clearLowerEdge } from './lower-edge.ts';

type Kind = 'success' | 'error' | 'info';

/** Sonner loads with the first toast: most visits need none. */
let wanted = false;
const listeners = new Set<() => void>();

const Toaster = lazy(async () => {
  const sonner = await import('sonner');
  return { default: (props: ToasterProps) => <sonner.Toaster {...props} /> };
});

const errors = new Set<string>();

export async function toast(kind: Kind, title: string, description?: string): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const sonner = await import('sonner');
  // A repeated message replaces itself.
  const id = `${kind} ${title}`;
  if (kind !== 'info') await dismissErrors(id);
  if (kind === 'error') errors.add(id);
  clearLowerEdge(kind === 'error');
  sonner.toast[kind](title, { id, ...(description ? { description } : {}) });
}

/** An attempt that succeeds, or fails in another way, makes the earlier error stale. */
export async function dismissErrors(except?: string): Promise<void> {
  if (errors.size === 0) return;
  const sonner = await import('sonner');
  for (const id of errors) if (id !== except) sonner.toast.dismiss(id);
  errors.clear();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const BOTTOM = { bottom: 'var(--toast-bottom, 1.5rem)' };

export function Toasts() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  useEffect(() => {
    const carried = takeCarriedToast();
    if (carried) void toast('success', ...carried);
  }, []);
  if (!show) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        position="bottom-right"
        duration={5000}
        offset={BOTTOM}
        mobileOffset={BOTTOM}
        containerAriaLabel="Avisos"
        closeButton
        icons={{ close: <X aria-hidden="true" size={20} /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Fechar aviso',
          classNames: {
            toast: 'toast flex w-full items-start gap-3 py-3.5 pr-2 pl-4',
            title: 'font-semibold',
            description: 'text-muted',
            error: 'toast-error',
            closeButton: 'toast-close',
          },
        }}
      />
    </Suspense>
  );
}
