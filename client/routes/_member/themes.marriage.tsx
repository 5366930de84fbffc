import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../lib/browser/page-title.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/marriage')({
  head: titled('Casamento Abençoado'),
  component: () => <ComingSoon title="Casamento Abençoado" />,
});
