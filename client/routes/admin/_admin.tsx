import { createFileRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import { adminHomeOf, mayOpenAdminPage } from '#shared/access.ts';
import { isPage } from '#shared/pages.ts';
import { AdminShell } from '../../features/shell/admin/admin-shell.tsx';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';

/**
 * The administration area: visitors go to its own sign-in page, members without the role home,
 * and moderators to what is theirs.
 */
export const Route = createFileRoute('/admin/_admin')({
  beforeLoad: async ({ context: { queryClient, trpc }, location }) => {
    if (!isPage(location.pathname)) throw notFound({ routeId: rootRouteId });
    // A failed check counts as not admin.
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions()).catch(() => {
      throw redirect({ to: '/dashboard', replace: true });
    });
    if (!session) {
      throw redirect({ to: '/admin/login', search: { redirect: location.href }, replace: true });
    }
    if (!mayOpenAdminPage(session.role, location.pathname)) {
      throw redirect({ to: adminHomeOf(session.role) ?? '/dashboard', replace: true });
    }
  },
  pendingMs: 0,
  pendingComponent: CentredSpinner,
  component: () => (
    <AdminShell>
      <Outlet />
    </AdminShell>
  ),
});
