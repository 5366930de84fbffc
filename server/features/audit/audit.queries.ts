import { sql } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';
import type { Db } from '../../db/client.ts';

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

/**
 * The acts, the latest first, with the names that the accounts have today.
 * @param before the id of the act after which the page begins
 */
export async function listActs(
  db: Db,
  { before, limit }: Readonly<{ before: string | null; limit: number }>,
) {
  const list = db
    .selectFrom('auditLog')
    .leftJoin('users as actors', 'actors.id', 'auditLog.actorId')
    .leftJoin('users as members', 'members.id', 'auditLog.subject')
    .leftJoin('quizQuestions', (join) =>
      join.on(sql`quiz_questions.id::text`, '=', sql.ref('audit_log.subject')),
    )
    .select(['auditLog.id', 'auditLog.actorId', 'auditLog.action', 'auditLog.subject'])
    .select(['auditLog.before', 'auditLog.after', 'auditLog.createdAt'])
    .select(['actors.name as actor', 'members.name as member', 'quizQuestions.title as question'])
    .orderBy('auditLog.id', 'desc')
    .limit(limit);
  return (before ? list.where('auditLog.id', '<', before) : list).execute();
}
