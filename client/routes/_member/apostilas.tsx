import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/apostilas')({
  staticData: { title: 'Apostilas' },
  component: () => <ComingSoon title="Apostilas" />,
});
