import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/gifts')({
  staticData: { title: 'Dons espirituais' },
  component: () => <ComingSoon title="Dons espirituais" />,
});
