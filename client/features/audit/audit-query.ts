import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Act = Outputs['admin']['audit']['list']['items'][number];

export const auditQuery = (trpc: Trpc) =>
  trpc.admin.audit.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next });
