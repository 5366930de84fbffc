import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../lib/browser/page-title.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/apostilas')({
  head: titled('Apostilas'),
  component: () => <ComingSoon title="Apostilas" />,
});
