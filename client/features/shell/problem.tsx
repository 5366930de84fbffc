import { onlineManager } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MissingChunk } from '../../lib/browser/load-chunk.ts';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';

const TRY_AGAIN_MS = 5000;

const NOT_HERE = 'Sem conexão: esta página ainda não está neste aparelho.';

/** A screen that could not be loaded: what happened, and what to do. It tries again by itself. */
export function Problem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  const away = codeOf(error) === 'UNAVAILABLE';
  const notHere = away && !(error instanceof MissingChunk) && !onlineManager.isOnline();
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
        <Drawing name="rain" hue="home" className="size-28" />
        <p className="text-lg">{notHere ? NOT_HERE : messageOf(error)}</p>
        <Button onClick={again}>Tentar novamente</Button>
        {notHere ? (
          <Link to="/bible" className="button button-quiet">
            Ler a Bíblia
          </Link>
        ) : null}
      </div>
    </div>
  );
}
