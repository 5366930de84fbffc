import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../lib/browser/page-title.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/themes/builder')({
  head: titled('Mulher edificadora do lar'),
  component: () => <ComingSoon title="Mulher edificadora do lar" />,
});
