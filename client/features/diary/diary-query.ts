import type { DiaryKind } from '#shared/diary.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type EntryInList = Outputs['member']['diary']['list']['items'][number];
export type Entry = Outputs['member']['diary']['entry'];

export const diaryQuery = (trpc: Trpc, kind: DiaryKind | null, query: string) =>
  trpc.member.diary.list.infiniteQueryOptions(
    { kind, query },
    { getNextPageParam: ({ next }) => next },
  );
