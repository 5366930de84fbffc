import { createFileRoute } from '@tanstack/react-router';
import { savedQuery } from '../../features/saved-verses/saved-query.ts';
import { SavedVerses } from '../../features/saved-verses/saved-verses.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/saved-verses')({
  staticData: { title: 'Versículos salvos' },
  // The page shows what came, or what went wrong, by itself.
  loader: ({ context: { queries } }) => {
    void queries.prefetchInfiniteQuery(savedQuery('newest'));
    void queries.prefetchQuery(api.member.savedVerses.tags.queryOptions());
  },
  component: SavedVerses,
});
