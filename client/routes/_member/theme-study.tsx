import { createFileRoute } from '@tanstack/react-router';
import { ThemeStudy } from '../../features/theme-study/theme-study.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/theme-study')({
  head: titled('Estudo por tema'),
  component: ThemeStudy,
});
