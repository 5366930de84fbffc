import { type AuditAction, isAuditAction, LONGEST_AUDIT_SEARCH } from '#shared/audit.ts';
import { searchOf } from '../../lib/browser/filter-search.ts';
import type { Outputs, Trpc } from '../../lib/data/trpc.ts';

export type Act = Outputs['admin']['audit']['list']['items'][number];

/** What of a search stands in the address: whose acts are looked for does not. */
export type ActSearch = Readonly<{
  action: AuditAction | null;
  from: string | null;
  until: string | null;
}>;

export const EVERY_ACT: ActSearch = { action: null, from: null, until: null };

const dayIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;

/** The acts that an address names. */
export const actSearch = ({ action, from, until }: Record<string, unknown>): Partial<ActSearch> =>
  searchOf(
    {
      action: typeof action === 'string' && isAuditAction(action) ? action : null,
      from: dayIn(from),
      until: dayIn(until),
    },
    EVERY_ACT,
  );

/** The person that was typed, as the browser's history stores it. */
export const personIn = ({ typed }: Readonly<Record<string, unknown>>) => ({
  typed: typeof typed === 'string' ? typed.slice(0, LONGEST_AUDIT_SEARCH) : '',
});

export const auditQuery = (trpc: Trpc, search: ActSearch & Readonly<{ person: string }>) =>
  trpc.admin.audit.list.infiniteQueryOptions(search, { getNextPageParam: ({ next }) => next });
