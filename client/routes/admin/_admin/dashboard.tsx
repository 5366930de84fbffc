import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '../../../features/admin/admin-dashboard.tsx';

export const Route = createFileRoute('/admin/_admin/dashboard')({
  staticData: { title: 'Administração' },
  component: AdminDashboard,
});
