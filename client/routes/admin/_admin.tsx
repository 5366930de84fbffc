import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { adminHomeOf, mayOpenAdminPage } from '#shared/access.ts';
import { AdminShell } from '../../features/admin/admin-shell.tsx';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';

/**
 * The administration area: visitors go to its own sign-in page, members without the role home,
 * and moderators to what is theirs.
 */
export const Route = createFileRoute('/admin/_admin')({
  beforeLoad: async ({ context: { queryClient, trpc }, location }) => {
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions());
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
