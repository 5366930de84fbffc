import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

type Props = Readonly<{ waiting: ReactNode; children: ReactNode }>;

/** Controls whose code comes after the page; rendered by the server they would lose the first press. */
export function AfterHydration({ waiting, children }: Props) {
  const hydrated = useHydrated();
  return hydrated ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
