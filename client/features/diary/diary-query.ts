import type { DiaryKind } from '#shared/diary.ts';
import { api } from '../../lib/queries.ts';
import type { Outputs } from '../../lib/trpc.ts';

export type EntryInList = Outputs['member']['diary']['list']['items'][number];
export type Entry = Outputs['member']['diary']['entry'];

export const diaryQuery = (kind: DiaryKind | null, query: string) =>
  api.member.diary.list.infiniteQueryOptions(
    { kind, query },
    { getNextPageParam: ({ next }) => next },
  );
