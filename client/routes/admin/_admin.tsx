import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AdminShell } from '../../features/admin/admin-shell.tsx';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';

/** The administration area: visitors go to its own sign-in page, members without the role home. */
export const Route = createFileRoute('/admin/_admin')({
  beforeLoad: async ({ context: { queryClient, trpc }, location }) => {
    const session = await queryClient.fetchQuery(trpc.session.current.queryOptions());
    if (!session) {
      throw redirect({ to: '/admin/login', search: { redirect: location.href }, replace: true });
    }
    if (!session.administrates) throw redirect({ to: '/dashboard', replace: true });
  },
  pendingMs: 0,
  pendingComponent: CentredSpinner,
  component: () => (
    <AdminShell>
      <Outlet />
    </AdminShell>
  ),
});
