import { createFileRoute } from '@tanstack/react-router';
import { allSearch, loadStudy, studySearch } from '../../features/guided-studies/study-address.ts';
import { HolySpirit } from '../../features/guided-studies/themes/holy-spirit.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';

export const Route = createFileRoute('/_member/themes/holy-spirit')({
  validateSearch: pageSearch(studySearch),
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'holy-spirit', deps),
  component: () => <HolySpirit search={Route.useSearch()} />,
});
