import { createFileRoute } from '@tanstack/react-router';
import { Gifts } from '../../features/guided-studies/gifts/gifts.tsx';
import { allSearch, loadGifts, studySearch } from '../../features/guided-studies/study-address.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';

export const Route = createFileRoute('/_member/themes/gifts')({
  validateSearch: pageSearch(studySearch),
  loaderDeps: allSearch,
  loader: ({ context, deps }) => loadGifts(context, deps),
  component: () => <Gifts search={Route.useSearch()} />,
});
