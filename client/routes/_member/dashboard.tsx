import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { displayName } from '../../features/shell/user-menu.tsx';

export const Route = createFileRoute('/_member/dashboard')({
  staticData: { title: 'Início' },
  component: DashboardRoute,
});

function DashboardRoute() {
  const { session } = Route.useRouteContext();
  const [firstName = ''] = displayName(session).split(/\s+/);
  return <Dashboard firstName={firstName} />;
}
