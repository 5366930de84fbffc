import { createFileRoute } from '@tanstack/react-router';
import { allSearch, loadStudy, studySearch } from '../../features/guided-studies/study-address.ts';
import { StudyScreen } from '../../features/guided-studies/study-screen.tsx';
import { MARRIAGE } from '../../features/guided-studies/themes/marriage-theme.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';

export const Route = createFileRoute('/_member/themes/marriage')({
  validateSearch: pageSearch(studySearch),
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'marriage', deps),
  component: () => <StudyScreen study={MARRIAGE} search={Route.useSearch()} />,
});
