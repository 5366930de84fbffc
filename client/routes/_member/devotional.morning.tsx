import { createFileRoute } from '@tanstack/react-router';
import { MorningDevotional } from '../../features/devotionals/morning-devotional.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/devotional/morning')({
  head: titled('Devocional da manhã'),
  component: MorningDevotional,
});
