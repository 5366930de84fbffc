import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/theme-study')({
  staticData: { title: 'Estudo por tema' },
  component: () => <ComingSoon title="Estudo por tema" />,
});
