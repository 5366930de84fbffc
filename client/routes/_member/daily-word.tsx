import { createFileRoute } from '@tanstack/react-router';
import { DailyWord } from '../../features/daily-word/daily-word.tsx';

export const Route = createFileRoute('/_member/daily-word')({
  // A word that is fetched counts as seen, so a mere hover fetches none.
  loader: ({ context: { queryClient, trpc }, cause }) =>
    cause === 'preload'
      ? undefined
      : queryClient.prefetchQuery(trpc.ai.readyDailyWord.queryOptions()),
  component: DailyWord,
});
