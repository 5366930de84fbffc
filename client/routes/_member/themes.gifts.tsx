import { createFileRoute } from '@tanstack/react-router';
import { Gifts } from '../../features/themed-studies/gifts.tsx';
import { loadGifts } from '../../features/themed-studies/load-study.ts';
import { studySearch } from '../../features/themed-studies/study-search.ts';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/themes/gifts')({
  codeSplitGroupings: [['loader', 'component']],
  head: titled('Dons espirituais'),
  validateSearch: studySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGifts(context, deps),
  component: () => <Gifts search={Route.useSearch()} />,
});
