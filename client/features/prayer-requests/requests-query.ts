import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type PrayerRequest = Outputs['member']['prayerRequests']['list']['items'][number];

export const requestsQuery = (trpc: Trpc, answered: boolean) =>
  trpc.member.prayerRequests.list.infiniteQueryOptions(
    { answered },
    { getNextPageParam: ({ next }) => next },
  );
