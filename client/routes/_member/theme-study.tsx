import { createFileRoute } from '@tanstack/react-router';
import { ThemeStudy } from '../../features/theme-study/theme-study.tsx';

export const Route = createFileRoute('/_member/theme-study')({
  component: ThemeStudy,
});
