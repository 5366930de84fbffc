import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const BibleOnDevice = lazyWithRetry(() => import('../../offline/bible-on-device.tsx'));

const waiting = <div className="skeleton h-24" role="status" aria-label="Carregando" />;

/** What is on this device is known to it alone, so the server renders the frame. */
export function BibleCard() {
  const hydrated = useHydrated();
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="bible-title">
      <h2 id="bible-title" className="text-xl">
        Bíblia neste aparelho
      </h2>
      <p className="text-muted">
        Leve o texto com você: os capítulos abrem na hora, sem gastar internet, também onde não há
        sinal.
      </p>
      {hydrated ? (
        <Suspense fallback={waiting}>
          <BibleOnDevice />
        </Suspense>
      ) : (
        <div className="h-24" />
      )}
    </section>
  );
}
