import { createFileRoute } from '@tanstack/react-router';
import { MARRIAGE } from '../../features/themed-studies/marriage-theme.ts';
import { allSearch, loadStudy, studySearch } from '../../features/themed-studies/study-address.ts';
import { StudyScreen } from '../../features/themed-studies/study-screen.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/marriage')({
  head: titled('Casamento Abençoado'),
  validateSearch: studySearch,
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'marriage', deps),
  component: () => <StudyScreen study={MARRIAGE} search={Route.useSearch()} />,
});
