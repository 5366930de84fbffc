import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../lib/browser/page-title.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';

export const Route = createFileRoute('/_member/reading-plan')({
  head: titled('Planos de leitura da Bíblia'),
  component: () => <ComingSoon title="Planos de leitura da Bíblia" />,
});
