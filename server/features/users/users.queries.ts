import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Role } from '#shared/access.ts';
import { foldText } from '#shared/bible/words.ts';
import type { UserFilter } from '#shared/users.ts';
import { isReplaceable } from '../../auth/administrators.queries.ts';
import type { Db } from '../../db/client.ts';

type UserSearch = Readonly<{ words: string; filter: UserFilter }>;

type After = Readonly<{ createdAt: Date; id: string }>;

const PLAIN = sql<string>`plain_text(users.name || ' ' || users.email)`;

function selectUsers(db: Db, { words, filter }: UserSearch) {
  let list = db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .leftJoin('invitations', 'invitations.userId', 'users.id');
  for (const word of foldText(words).split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    list = list.where(sql<SqlBool>`${PLAIN} like ${pattern}`);
  }
  return narrowed(list, filter);
}

function narrowed<Tables, Names extends keyof Tables>(
  list: SelectQueryBuilder<Tables, Names, object>,
  filter: UserFilter,
) {
  switch (filter) {
    case 'all':
      return list;
    case 'pending':
      return list.where(sql<SqlBool>`not users.email_verified`);
    case 'blocked':
      return list.where(sql<SqlBool>`users.blocked_at is not null`);
    default:
      return list.where(sql<SqlBool>`user_roles.role = ${filter}`);
  }
}

/** The accounts of a search, the newest first. */
export async function listUsers(
  db: Db,
  search: UserSearch,
  { after, limit }: Readonly<{ after: After | null; limit: number }>,
) {
  const list = selectUsers(db, search)
    .select(['users.id', 'users.name', 'users.email', 'users.emailVerified', 'users.createdAt'])
    .select(['users.lastSignInAt', 'users.blockedAt', 'userRoles.role'])
    .select('invitations.expiresAt as invitedUntil')
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit);
  if (!after) return list.execute();
  return list
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('users.createdAt', 'users.id'), '<', tuple(after.createdAt, after.id)),
    )
    .execute();
}

export type UserChange = 'done' | 'unchanged' | 'not-found' | 'last-admin';

type Target = Readonly<{ role: Role; blockedAt: Date | null }>;

async function lockUser(trx: Db, userId: string): Promise<Target | null> {
  const row = await trx
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['userRoles.role', 'users.blockedAt'])
    .where('users.id', '=', userId)
    .forUpdate(['users', 'userRoles'])
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a user a role in the caller's transaction; the last administrator keeps theirs. */
export async function setRole(
  trx: Db,
  userId: string,
  role: Role,
): Promise<Readonly<{ change: UserChange; before: Role | null }>> {
  // The administrators are locked first, by everyone in the same order.
  const replaceable = await isReplaceable(trx, userId);
  const user = await lockUser(trx, userId);
  if (!user) return { change: 'not-found', before: null };
  const before = user.role;
  if (before === role) return { change: 'unchanged', before };
  if (before === 'admin' && !replaceable) return { change: 'last-admin', before };
  await trx
    .updateTable('userRoles')
    .set({ role, updatedAt: new Date() })
    .where('userId', '=', userId)
    .execute();
  return { change: 'done', before };
}

/** Blocks a user, which ends their sessions, or lets them in again; in the caller's transaction. */
export async function setBlocked(trx: Db, userId: string, blocked: boolean): Promise<UserChange> {
  const replaceable = await isReplaceable(trx, userId);
  const user = await lockUser(trx, userId);
  if (!user) return 'not-found';
  if ((user.blockedAt !== null) === blocked) return 'unchanged';
  if (blocked && user.role === 'admin' && !replaceable) return 'last-admin';
  await trx
    .updateTable('users')
    .set({ blockedAt: blocked ? new Date() : null })
    .where('id', '=', userId)
    .execute();
  if (blocked) await endSessions(trx, userId);
  return 'done';
}

/** @returns the number of sessions that ended */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A member's use of the product in numbers alone: never what they wrote or asked. */
export async function readSummary(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.createdAt', 'users.lastSignInAt'])
    .select(({ selectFrom, fn }) => [
      selectFrom('savedVerses')
        .select(fn.countAll<string>().as('count'))
        .whereRef('savedVerses.userId', '=', 'users.id')
        .as('savedVerses'),
      selectFrom('diaryEntries')
        .select(fn.countAll<string>().as('count'))
        .whereRef('diaryEntries.userId', '=', 'users.id')
        .as('diaryEntries'),
      selectFrom('conversations')
        .select(fn.countAll<string>().as('count'))
        .whereRef('conversations.userId', '=', 'users.id')
        .as('conversations'),
      selectFrom('aiUsage')
        .select(fn.countAll<string>().as('count'))
        .whereRef('aiUsage.userId', '=', 'users.id')
        .as('answers'),
      selectFrom('sessions')
        .select(fn.countAll<string>().as('count'))
        .whereRef('sessions.userId', '=', 'users.id')
        .where('expiresAt', '>', new Date())
        .as('sessions'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { savedVerses, diaryEntries, conversations, answers, sessions, ...user } = row;
  return {
    ...user,
    savedVerses: Number(savedVerses),
    diaryEntries: Number(diaryEntries),
    conversations: Number(conversations),
    answers: Number(answers),
    sessions: Number(sessions),
  };
}
