import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/reading-plan')({
  staticData: { title: 'Planos de leitura da Bíblia' },
  component: () => <ComingSoon title="Planos de leitura da Bíblia" />,
});
