import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../lib/browser/page-title.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/priest')({
  head: titled('Homem sacerdote do lar'),
  component: () => <ComingSoon title="Homem sacerdote do lar" />,
});
