import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/devotional/night')({
  staticData: { title: 'Devocional da noite' },
  component: () => <ComingSoon title="Devocional da noite" />,
});
