import { type AuditAction, isAuditAction, LONGEST_AUDIT_SEARCH } from '#shared/audit.ts';
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

/** The person that was typed, as the browser's history stores it. */
export const personIn = ({ typed }: Readonly<Record<string, unknown>>) => ({
  typed: typeof typed === 'string' ? typed.slice(0, LONGEST_AUDIT_SEARCH) : '',
});

export const auditQuery = (trpc: Trpc, search: ActSearch & Readonly<{ person: string }>) =>
  trpc.admin.audit.list.infiniteQueryOptions(search, { getNextPageParam: ({ next }) => next });
