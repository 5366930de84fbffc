import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { Shell } from '../features/shell/shell.tsx';
import { VisitorShell } from '../features/shell/visitor-shell.tsx';
import { useOptionalSession } from '../lib/data/session.ts';
import { ownDrafts } from '../lib/forms/drafts.ts';
import { Loading } from '../ui/loading.tsx';

/** Pages that anybody may open; members find them in the frame of their own pages. */
export const Route = createFileRoute('/_public')({
  beforeLoad: async ({ context: { queryClient, trpc } }) => {
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions());
    if (session && !import.meta.env.SSR) ownDrafts(session.user.id);
  },
  pendingComponent: Loading,
  component: PublicLayout,
});

function PublicLayout() {
  const session = useOptionalSession();
  const userId = session?.user.id;
  // A hydrated page was loaded on the server.
  useLayoutEffect(() => {
    if (userId) ownDrafts(userId);
  }, [userId]);
  if (session) {
    return (
      <Shell session={session}>
        <Outlet />
      </Shell>
    );
  }
  return (
    <VisitorShell>
      <Outlet />
    </VisitorShell>
  );
}
