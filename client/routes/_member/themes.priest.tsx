import { createFileRoute } from '@tanstack/react-router';
import { PRIEST } from '../../features/themed-studies/priest-theme.ts';
import { allSearch, loadStudy, studySearch } from '../../features/themed-studies/study-address.ts';
import { StudyScreen } from '../../features/themed-studies/study-screen.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/priest')({
  head: titled('Homem sacerdote do lar'),
  validateSearch: studySearch,
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'priest', deps),
  component: () => <StudyScreen study={PRIEST} search={Route.useSearch()} />,
});
