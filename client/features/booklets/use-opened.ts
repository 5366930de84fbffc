import { useClient } from '../../lib/data/data.tsx';
import { KEEP_ALIVE } from '../../lib/data/trpc.ts';

/** Counts an opening of a booklet; nobody waits for it, and a failure disturbs nobody. */
export function useOpened() {
  const client = useClient();
  return (id: string, how: 'view' | 'download') => {
    client.member.booklets.opened.mutate({ id, how }, { context: KEEP_ALIVE }).catch(() => {});
  };
}
