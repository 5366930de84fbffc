import { createFileRoute } from '@tanstack/react-router';
import { DailyWord } from '../../features/daily-word/daily-word.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/daily-word')({
  staticData: { title: 'Palavra do dia' },
  // What is shown counts as seen: not what a finger only came near to.
  loader: ({ context: { queries }, cause }) =>
    cause === 'preload' ? undefined : queries.prefetchQuery(api.ai.readyDailyWord.queryOptions()),
  component: DailyWord,
});
