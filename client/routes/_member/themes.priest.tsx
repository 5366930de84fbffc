import { createFileRoute } from '@tanstack/react-router';
import { allSearch, loadStudy, studySearch } from '../../features/guided-studies/study-address.ts';
import { StudyScreen } from '../../features/guided-studies/study-screen.tsx';
import { PRIEST } from '../../features/guided-studies/themes/priest-theme.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';

export const Route = createFileRoute('/_member/themes/priest')({
  validateSearch: pageSearch(studySearch),
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'priest', deps),
  component: () => <StudyScreen study={PRIEST} search={Route.useSearch()} />,
});
