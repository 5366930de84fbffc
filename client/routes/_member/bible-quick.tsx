import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/bible-quick')({
  staticData: { title: 'Busca rápida' },
  component: () => <ComingSoon title="Busca rápida" />,
});
