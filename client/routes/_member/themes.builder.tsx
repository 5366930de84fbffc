import { createFileRoute } from '@tanstack/react-router';
import { allSearch, loadStudy, studySearch } from '../../features/guided-studies/study-address.ts';
import { StudyScreen } from '../../features/guided-studies/study-screen.tsx';
import { BUILDER } from '../../features/guided-studies/themes/builder-theme.ts';

export const Route = createFileRoute('/_member/themes/builder')({
  validateSearch: studySearch,
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'builder', deps),
  component: () => <StudyScreen study={BUILDER} search={Route.useSearch()} />,
});
