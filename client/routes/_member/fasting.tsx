import { createFileRoute } from '@tanstack/react-router';
import { Fasting } from '../../features/fasting/fasting.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/fasting')({
  head: titled('Plano de jejum'),
  component: Fasting,
});
