import { createFileRoute } from '@tanstack/react-router';
import { NightDevotional } from '../../features/devotionals/night-devotional.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/devotional/night')({
  head: titled('Devocional da noite'),
  component: NightDevotional,
});
