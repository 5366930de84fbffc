import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../features/shell/shell.tsx';
import { goToSignIn } from '../lib/sign-out.ts';
import { Loading } from '../ui/loading.tsx';

/** Pages for members. The server is the security; this sends visitors to the door. */
export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context }) => {
    const session = await context.utils.session.current.fetch();
    if (session) return { session };
    goToSignIn();
    // The page is being left: nothing further may load or draw.
    return new Promise<never>(() => {});
  },
  pendingComponent: Loading,
  component: MemberLayout,
});

function MemberLayout() {
  const { session } = Route.useRouteContext();
  return <Shell session={session} />;
}
