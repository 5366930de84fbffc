import { sql } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';
import { addDays } from '#shared/calendar.ts';
import { startOfDay } from '../../db/brazilian-days.ts';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';

type Act = Readonly<{
  /** The administrator or moderator; null for a maintainer's script. */
  actorId: string | null;
  action: AuditAction;
  /** The id of what the act was about. */
  subject: string;
  before?: object;
  after?: object;
}>;

/** Records an administrative act; called in the transaction of the act, so that neither is without the other. */
export async function recordAct(db: Db, { before, after, ...act }: Act): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      ...act,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}

/** Subjects are of many kinds; as a uuid the one of a question is found by its index. */
const SUBJECT_AS_ID = sql<string>`case
  when audit_log.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then audit_log.subject::uuid end`;

const PERSONS = sql<string>`coalesce(actors.name || ' ' || actors.email, '') || ' ' ||
  coalesce(members.name || ' ' || members.email, '')`;

export type ActSearch = Readonly<{
  /** Words of the name or address of who acted or was acted on. */
  person: string;
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;

/**
 * The acts, the latest first, with the names that the accounts have today.
 * @param before the id of the act after which the page begins
 */
export async function listActs(
  db: Db,
  { person, action, from, until }: ActSearch,
  { before, limit }: Readonly<{ before: string | null; limit: number }>,
) {
  let list = db
    .selectFrom('auditLog')
    .leftJoin('users as actors', 'actors.id', 'auditLog.actorId')
    .leftJoin('users as members', 'members.id', 'auditLog.subject')
    .leftJoin('quizQuestions', (join) => join.on('quizQuestions.id', '=', SUBJECT_AS_ID))
    .select(['auditLog.id', 'auditLog.actorId', 'auditLog.action', 'auditLog.subject'])
    .select(['auditLog.before', 'auditLog.after', 'auditLog.createdAt'])
    .select(['actors.name as actor', 'members.name as member', 'quizQuestions.title as question'])
    .where(matchesWords(PERSONS, person))
    .orderBy('auditLog.id', 'desc')
    .limit(limit);
  if (action) list = list.where('auditLog.action', '=', action);
  if (from) list = list.where('auditLog.createdAt', '>=', startOfDay(from));
  if (until) list = list.where('auditLog.createdAt', '<', startOfDay(addDays(until, 1)));
  return (before ? list.where('auditLog.id', '<', before) : list).execute();
}
