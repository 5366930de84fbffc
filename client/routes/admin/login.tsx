import { createFileRoute, redirect } from '@tanstack/react-router';
import { adminHomeOf } from '#shared/access.ts';
import { safeRedirect } from '#shared/redirects.ts';
import { AccessDenied } from '../../features/shell/admin/access-denied.tsx';
import { AdminLogin } from '../../features/shell/admin/admin-login.tsx';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';

export const Route = createFileRoute('/admin/login')({
  // Anybody may open it as often as they like, so it must cost the server next to nothing.
  ssr: false,
  validateSearch: (search): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: async ({ context: { queryClient, trpc }, search }) => {
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions());
    const home = session && adminHomeOf(session.role);
    if (home) {
      throw redirect({
        href: safeRedirect(search.redirect, home),
        replace: true,
        // Leaving while this page is hydrated would be an error of hydration.
        reloadDocument: true,
      });
    }
    return { session };
  },
  pendingMs: 0,
  pendingComponent: CentredSpinner,
  component: AdminLoginRoute,
});

function AdminLoginRoute() {
  const { session } = Route.useRouteContext();
  return session ? <AccessDenied /> : <AdminLogin />;
}
