import { createFileRoute } from '@tanstack/react-router';
import { BUILDER } from '../../features/themed-studies/builder-theme.ts';
import { allSearch, loadStudy, studySearch } from '../../features/themed-studies/study-address.ts';
import { StudyScreen } from '../../features/themed-studies/study-screen.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/builder')({
  head: titled('Mulher edificadora do lar'),
  validateSearch: studySearch,
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'builder', deps),
  component: () => <StudyScreen study={BUILDER} search={Route.useSearch()} />,
});
