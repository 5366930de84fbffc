import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AdminShell } from '../../features/admin/admin-shell.tsx';
import { api } from '../../lib/queries.ts';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';

/** The administration area: visitors go to its own door, members without the role home. */
export const Route = createFileRoute('/admin/_admin')({
  beforeLoad: async ({ context: { queries }, location }) => {
    const session = await queries.fetchQuery(api.session.current.queryOptions());
    if (!session) {
      throw redirect({ to: '/admin/login', search: { redirect: location.href }, replace: true });
    }
    if (!session.administrates) throw redirect({ to: '/dashboard', replace: true });
    return { session };
  },
  pendingMs: 0,
  pendingComponent: CentredSpinner,
  component: () => (
    <AdminShell>
      <Outlet />
    </AdminShell>
  ),
});
