import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../browser/when-idle.ts';

/** Records the visits of a member; the frames of members' pages call it, those of visitors do not. */
export function useTracking(): void {
  const router = useRouter();
  useEffect(() => {
    whenIdle(() => {
      import('./tracker.ts').then(({ track }) => track(router)).catch(() => {});
    });
  }, [router]);
}
