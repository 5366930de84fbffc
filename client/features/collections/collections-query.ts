import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export const collectionsQuery = (trpc: Trpc) =>
  trpc.member.collections.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next });

export const collectionQuery = (trpc: Trpc, id: string) =>
  trpc.member.collections.one.queryOptions({ id });

export const sharedCollectionQuery = (trpc: Trpc, key: string) =>
  trpc.sharedCollection.queryOptions({ key }, { retry: false });

export type Collection = Outputs['member']['collections']['one'];
export type CollectionItem = Collection['items'][number];
