import { api } from '../../lib/queries.ts';
import type { Outputs } from '../../lib/trpc.ts';

export type PrayerRequest = Outputs['member']['prayerRequests']['list']['items'][number];

export const requestsQuery = (answered: boolean) =>
  api.member.prayerRequests.list.infiniteQueryOptions(
    { answered },
    { getNextPageParam: ({ next }) => next },
  );
