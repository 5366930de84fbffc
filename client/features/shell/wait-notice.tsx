import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/data/use-online.ts';

const SLOW_MS = 4000;

/**
 * Shows that there is no connection, or that the server is slow, which a skeleton or a spinner
 * alone does not explain.
 */
export function WaitNotice() {
  const online = useOnline();
  const requests = useIsFetching() + useIsMutating();
  const waiting = usePausedQueries() + requests > 0;
  const slow = useLasting(waiting);
  const text = online
    ? slow && 'A conexão está lenta. Ainda estamos carregando...'
    : waiting
      ? 'Sem conexão. Continuamos assim que ela voltar.'
      : 'Sem conexão.';
  return (
    <p
      role="status"
      data-notice
      className="bg-accent-soft px-4 py-1.5 text-center text-sm empty:hidden"
    >
      {text || null}
    </p>
  );
}

/** Queries that wait for the connection count as not fetching. */
function usePausedQueries(): number {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ fetchStatus: 'paused' }).length,
    () => 0,
  );
}

function useLasting(waiting: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLasting(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [waiting]);
  return lasting;
}
