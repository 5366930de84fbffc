import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/saved-verses')({
  staticData: { title: 'Versículos salvos' },
  component: () => <ComingSoon title="Versículos salvos" />,
});
