import { createFileRoute } from '@tanstack/react-router';
import { MorningDevotional } from '../../features/devotionals/morning-devotional.tsx';

export const Route = createFileRoute('/_member/devotional/morning')({
  component: MorningDevotional,
});
