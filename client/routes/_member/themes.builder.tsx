import { createFileRoute } from '@tanstack/react-router';
import { allSearch, loadStudy, studySearch } from '../../features/guided-studies/study-address.ts';
import { StudyScreen } from '../../features/guided-studies/study-screen.tsx';
import { BUILDER } from '../../features/guided-studies/themes/builder-theme.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';

export const Route = createFileRoute('/_member/themes/builder')({
  validateSearch: pageSearch(studySearch),
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'builder', deps),
  component: () => <StudyScreen study={BUILDER} search={Route.useSearch()} />,
});
