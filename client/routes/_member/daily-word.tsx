import { createFileRoute } from '@tanstack/react-router';
import { DailyWord } from '../../features/daily-word/daily-word.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/daily-word')({
  head: titled('Palavra do dia'),
  // What is shown counts as seen: not what a finger only came near to.
  loader: ({ context: { queryClient, trpc }, cause }) =>
    cause === 'preload'
      ? undefined
      : queryClient.prefetchQuery(trpc.ai.readyDailyWord.queryOptions()),
  component: DailyWord,
});
