import { createFileRoute } from '@tanstack/react-router';
import { HolySpirit } from '../../features/themed-studies/holy-spirit.tsx';
import { allSearch, loadStudy, studySearch } from '../../features/themed-studies/study-address.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/holy-spirit')({
  head: titled('Espírito Santo'),
  validateSearch: studySearch,
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadStudy(context, 'holy-spirit', deps),
  component: () => <HolySpirit search={Route.useSearch()} />,
});
