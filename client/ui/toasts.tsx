import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToasterProps } from 'sonner';

/**
 * Toasts, fetched when the first one is shown: most visits need none.
 */
type Kind = 'success' | 'error' | 'info';

let wanted = false;
const listeners = new Set<() => void>();

const Toaster = lazy(async () => {
  const sonner = await import('sonner');
  return { default: (props: ToasterProps) => <sonner.Toaster {...props} /> };
});

export async function toast(kind: Kind, title: string, description?: string): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const sonner = await import('sonner');
  // What is said again while it still stands is said once.
  sonner.toast[kind](title, { id: `${kind} ${title}`, ...(description ? { description } : {}) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  if (!show) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        position="top-center"
        duration={5000}
        offset={{ top: 68 }}
        mobileOffset={{ top: 68 }}
        containerAriaLabel="Avisos"
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: 'toast flex w-full items-start gap-3 px-4 py-3.5',
            title: 'font-semibold',
            description: 'text-muted',
            error: 'toast-error',
          },
        }}
      />
    </Suspense>
  );
}
