import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';

const TRY_AGAIN_MS = 5000;

/** A screen that could not be loaded: what happened, and what to do. It tries again by itself. */
export function Problem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  const away = codeOf(error) === 'UNAVAILABLE';
  useEffect(() => {
    if (!away) return;
    const again = () => {
      // Without a connection an attempt would only show a wait in place of the reason.
      if (navigator.onLine) void router.invalidate();
    };
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [away, router]);
  return (
    <div className="grid min-h-[60dvh] place-items-center px-6" role="alert">
      <div className="flex max-w-md flex-col items-center gap-4 text-center">
        <CloudOff aria-hidden="true" size={40} className="text-muted" />
        <p className="text-lg">{messageOf(error)}</p>
        <Button onClick={again}>Tentar novamente</Button>
      </div>
    </div>
  );
}
