import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/priest')({
  staticData: { title: 'Homem sacerdote do lar' },
  component: () => <ComingSoon title="Homem sacerdote do lar" />,
});
