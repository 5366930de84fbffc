import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/devotional/morning')({
  staticData: { title: 'Devocional da manhã' },
  component: () => <ComingSoon title="Devocional da manhã" />,
});
