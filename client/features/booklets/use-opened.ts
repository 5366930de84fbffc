import { useClient } from '../../lib/data/data.tsx';
import { type Inputs, KEEP_ALIVE } from '../../lib/data/trpc.ts';

type Way = Inputs['member']['booklets']['opened']['how'];

/** Counts an opening of a booklet; nobody waits for it, and a failure disturbs nobody. */
export function useOpened() {
  const client = useClient();
  return (id: string, how: Way) => {
    client.member.booklets.opened.mutate({ id, how }, { context: KEEP_ALIVE }).catch(() => {});
  };
}
