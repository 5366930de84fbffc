import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/builder')({
  staticData: { title: 'Mulher edificadora do lar' },
  component: () => <ComingSoon title="Mulher edificadora do lar" />,
});
