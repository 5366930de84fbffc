import { createFileRoute } from '@tanstack/react-router';
import { Fasting } from '../../features/fasting/fasting.tsx';

export const Route = createFileRoute('/_member/fasting')({
  component: Fasting,
});
