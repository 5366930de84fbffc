import { useEffect, useRef } from 'react';
import { useToday } from '../browser/clock.ts';
import { followTimeZone } from '../browser/time-zone.ts';
import { useData } from './data.tsx';
import { isOfMember } from './query-client.ts';

/** Keeps a page that is left open at the member's own day: what a day changes is read anew when it turns. */
export function useFreshness(): void {
  const { queryClient } = useData();
  const today = useToday();
  const seen = useRef(today);
  useEffect(followTimeZone, []);
  useEffect(() => {
    if (seen.current === today) return;
    seen.current = today;
    void queryClient.invalidateQueries({ predicate: isOfMember });
  }, [queryClient, today]);
}
