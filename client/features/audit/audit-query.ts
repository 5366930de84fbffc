import type { AuditAction } from '#shared/audit.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Act = Outputs['admin']['audit']['list']['items'][number];

export type ActSearch = Readonly<{
  person: string;
  action: AuditAction | null;
  from: string | null;
  until: string | null;
}>;

export const EVERY_ACT: ActSearch = { person: '', action: null, from: null, until: null };

export const auditQuery = (trpc: Trpc, search = EVERY_ACT) =>
  trpc.admin.audit.list.infiniteQueryOptions(search, { getNextPageParam: ({ next }) => next });
