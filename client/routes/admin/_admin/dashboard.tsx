import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '../../../features/admin/admin-dashboard.tsx';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/dashboard')({
  head: titled('Administração'),
  component: AdminDashboard,
});
