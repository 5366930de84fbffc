import { createFileRoute } from '@tanstack/react-router';
import { NightDevotional } from '../../features/devotionals/night-devotional.tsx';

export const Route = createFileRoute('/_member/devotional/night')({
  component: NightDevotional,
});
