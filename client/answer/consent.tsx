import { Suspense, useSyncExternalStore } from 'react';
import { piece } from '../ui/piece.tsx';

const ConsentDialog = piece(() => import('./consent-dialog.tsx'));

/** Asked at most once at a time, from wherever an answer needs it. */
let asking: { promise: Promise<boolean>; settle: (answered: boolean) => void } | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** @returns whether the member answered, whatever the answer; false when they closed the question */
export function askConsent(): Promise<boolean> {
  if (!asking) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asking = { promise, settle: resolve };
    notify();
  }
  return asking.promise;
}

function close(answered: boolean): void {
  const settled = asking;
  asking = null;
  notify();
  settled?.settle(answered);
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
      <ConsentDialog onAnswered={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
}
