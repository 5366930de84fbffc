import { createFileRoute } from '@tanstack/react-router';
import { Diary } from '../../features/diary/diary.tsx';
import { diaryQuery } from '../../features/diary/diary-query.ts';
import { Entries } from '../../features/diary/entries.tsx';
import { PrayerRequests } from '../../features/prayer-requests/prayer-requests.tsx';
import { requestsQuery } from '../../features/prayer-requests/requests-query.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';

/** The tab, and the entry that is open. */
type Search = { tab?: 'oracoes'; e?: string };

const LONGEST = 60;

export const Route = createFileRoute('/_member/diary')({
  validateSearch: pageSearch<Search>(({ tab, e }) => {
    if (tab === 'oracoes') return { tab };
    return typeof e === 'string' && e !== '' && e.length <= LONGEST ? { e } : {};
  }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc }, deps: { tab } }) => {
    if (tab) void queryClient.prefetchInfiniteQuery(requestsQuery(trpc, false));
    else void queryClient.prefetchInfiniteQuery(diaryQuery(trpc, null, ''));
  },
  component: DiaryRoute,
});

function DiaryRoute() {
  const { tab, e } = Route.useSearch();
  return (
    <Diary tab={tab ? 'requests' : 'entries'}>
      {tab ? <PrayerRequests /> : <Entries opened={e} />}
    </Diary>
  );
}
