import { createFileRoute } from '@tanstack/react-router';
import { HolySpirit } from '../../features/themed-studies/holy-spirit.tsx';
import { HOLY_SPIRIT } from '../../features/themed-studies/holy-spirit-theme.ts';
import { loadStudy } from '../../features/themed-studies/load-study.ts';
import { studySearch } from '../../features/themed-studies/study-search.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/holy-spirit')({
  codeSplitGroupings: [['loader', 'component']],
  head: titled('Espírito Santo'),
  validateSearch: studySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadStudy(context, HOLY_SPIRIT, deps),
  component: () => <HolySpirit search={Route.useSearch()} />,
});
