import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/holy-spirit')({
  staticData: { title: 'Espírito Santo' },
  component: () => <ComingSoon title="Espírito Santo" />,
});
