import { createFileRoute } from '@tanstack/react-router';
import { loadStudy } from '../../features/themed-studies/load-study.ts';
import { PRIEST } from '../../features/themed-studies/priest-theme.ts';
import { StudyScreen } from '../../features/themed-studies/study-screen.tsx';
import { studySearch } from '../../features/themed-studies/study-search.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/priest')({
  codeSplitGroupings: [['loader', 'component']],
  head: titled('Homem sacerdote do lar'),
  validateSearch: studySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadStudy(context, PRIEST, deps),
  component: () => <StudyScreen study={PRIEST} search={Route.useSearch()} />,
});
