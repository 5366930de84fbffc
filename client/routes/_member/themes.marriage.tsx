import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/marriage')({
  staticData: { title: 'Casamento Abençoado' },
  component: () => <ComingSoon title="Casamento Abençoado" />,
});
