import { createFileRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isPage } from '#shared/pages.ts';
import { Shell } from '../features/shell/shell.tsx';
import { useSession } from '../lib/data/session.ts';
import { ownDrafts } from '../lib/forms/drafts.ts';
import { Loading } from '../ui/loading.tsx';

/** Pages for members. The server is the security; this sends visitors to the sign-in page. */
export const Route = createFileRoute('/_member')({
  // The frame of every page comes with the application, not after it.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { queryClient, trpc }, location }) => {
    if (!isPage(location.pathname)) throw notFound({ routeId: rootRouteId });
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions());
    if (session) {
      if (!import.meta.env.SSR) ownDrafts(session.user.id);
      return;
    }
    throw redirect({
      href: `/auth?redirect=${encodeURIComponent(location.href)}`,
      reloadDocument: true,
    });
  },
  pendingComponent: Loading,
  component: MemberLayout,
});

function MemberLayout() {
  const session = useSession();
  // A hydrated page was loaded on the server.
  useLayoutEffect(() => ownDrafts(session.user.id), [session.user.id]);
  return (
    <Shell session={session}>
      <Outlet />
    </Shell>
  );
}
