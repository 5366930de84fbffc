import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Shell } from '../features/shell/shell.tsx';
import { ownDrafts } from '../lib/draft-owner.ts';
import { goToSignIn } from '../lib/sign-out.ts';
import { Loading } from '../ui/loading.tsx';

/** Pages for members. The server is the security; this sends visitors to the door. */
export const Route = createFileRoute('/_member')({
  // What stands around every page comes with the application, not after it.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { queryClient, trpc } }) => {
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions());
    if (session) {
      ownDrafts(session.user.id);
      return { session };
    }
    goToSignIn();
    // The page is being left: nothing further may load or draw.
    return new Promise<never>(() => {});
  },
  pendingComponent: Loading,
  component: MemberLayout,
});

function MemberLayout() {
  const { session } = Route.useRouteContext();
  return (
    <Shell session={session}>
      <Outlet />
    </Shell>
  );
}
