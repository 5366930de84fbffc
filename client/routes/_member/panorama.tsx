import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/panorama')({
  staticData: { title: 'Panorama Bíblico' },
  component: () => <ComingSoon title="Panorama Bíblico" />,
});
