import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { displayName } from '../../features/shell/user-menu.tsx';
import { useSession } from '../../lib/data/session.ts';
import { titled } from '../../lib/page-title.ts';

export const Route = createFileRoute('/_member/dashboard')({
  head: titled('Início'),
  component: DashboardRoute,
});

function DashboardRoute() {
  const session = useSession();
  const [firstName = ''] = displayName(session).split(/\s+/);
  return <Dashboard firstName={firstName} />;
}
