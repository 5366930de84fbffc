import { createFileRoute } from '@tanstack/react-router';
import { BUILDER } from '../../features/themed-studies/builder-theme.ts';
import { loadStudy } from '../../features/themed-studies/load-study.ts';
import { StudyScreen } from '../../features/themed-studies/study-screen.tsx';
import { studySearch } from '../../features/themed-studies/study-search.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/builder')({
  codeSplitGroupings: [['loader', 'component']],
  head: titled('Mulher edificadora do lar'),
  validateSearch: studySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadStudy(context, BUILDER, deps),
  component: () => <StudyScreen study={BUILDER} search={Route.useSearch()} />,
});
