import { lazy, Suspense, useSyncExternalStore } from 'react';

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'));

/** Asked at most once at a time, from wherever an answer needs it. */
let asking: { promise: Promise<void>; settle: () => void } | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows the question; resolves when the member has answered, whatever the answer. */
export function askConsent(): Promise<void> {
  if (!asking) {
    const { promise, resolve } = Promise.withResolvers<void>();
    asking = { promise, settle: resolve };
    notify();
  }
  return asking.promise;
}

function close(): void {
  const settled = asking;
  asking = null;
  notify();
  settled?.settle();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the shell. */
export function ConsentQuestion() {
  const open = useSyncExternalStore(
    subscribe,
    () => asking !== null,
    () => false,
  );
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog onClose={close} />
    </Suspense>
  );
}
