import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTrpc } from './data.tsx';
import type { Outputs } from './trpc.ts';

export type MemberSession = NonNullable<Outputs['session']['current']>;

/** The session of a visitor to a public page; null for who has not signed in. */
export function useOptionalSession(): MemberSession | null {
  const { data } = useSuspenseQuery({
    ...useTrpc().session.current.queryOptions(),
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  return data;
}

/** The session of the member, which the guard around every page of a member has read. */
export function useSession(): MemberSession {
  const data = useOptionalSession();
  const [known, setKnown] = useState(data);
  // Once a session has ended, its page stays as it is until the guard has led to the sign-in page.
  if (data && data !== known) setKnown(data);
  const session = data ?? known;
  if (!session) throw new Error('this page has no guard that reads the session');
  return session;
}
