import { type AuditAction, isAuditAction } from '#shared/audit.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';
import type { actSearch } from './act-address.ts';

export type Act = Outputs['admin']['audit']['list']['items'][number];

/** Acts of a kind and of days. */
export type ActSearch = Readonly<{
  action: AuditAction | null;
  from: string | null;
  until: string | null;
}>;

export const EVERY_ACT: ActSearch = { action: null, from: null, until: null };

/** The acts that an address names. */
export const actsIn = ({ action, ...days }: ReturnType<typeof actSearch>): ActSearch => ({
  ...EVERY_ACT,
  ...days,
  action: action && isAuditAction(action) ? action : null,
});

export const auditQuery = (trpc: Trpc, search: ActSearch & Readonly<{ person: string }>) =>
  trpc.admin.audit.list.infiniteQueryOptions(search, { getNextPageParam: ({ next }) => next });
