import { createFileRoute } from '@tanstack/react-router';
import { allSearch, loadStudy, studySearch } from '../../features/guided-studies/study-address.ts';
import { HolySpirit } from '../../features/guided-studies/themes/holy-spirit.tsx';

export const Route = createFileRoute('/_member/themes/holy-spirit')({
  validateSearch: studySearch,
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'holy-spirit', deps),
  component: () => <HolySpirit search={Route.useSearch()} />,
});
