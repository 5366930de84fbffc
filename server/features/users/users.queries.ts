import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Role } from '#shared/access.ts';
import type { UserFilter, UserOrder } from '#shared/account/users.ts';
import { isReplaceable } from '../../auth/administrators.queries.ts';
import { HAS_PASSKEYS } from '../../auth/passkeys.queries.ts';
import { deleteMailedLinks, deleteSecondFactor } from '../../auth/users.queries.ts';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';
import { recordAct } from '../audit/api.ts';

type UserSearch = Readonly<{ words: string; filter: UserFilter }>;

type After = Readonly<{ at: string; id: string }>;

const PERSON = sql<string>`users.name || ' ' || users.email`;

function selectUsers(db: Db, { words, filter }: UserSearch) {
  const list = db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .leftJoin('invitations', 'invitations.userId', 'users.id')
    .where(matchesWords(PERSON, words));
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

/** What each order sorts by, as text that a cursor holds, and in which direction. */
const ORDERS: Readonly<Record<UserOrder, Readonly<{ by: RawBuilder<unknown>; down: boolean }>>> = {
  newest: { by: sql`users.created_at`, down: true },
  oldest: { by: sql`users.created_at`, down: false },
  name: { by: sql`plain_text(users.name)`, down: false },
  seen: { by: sql`coalesce(users.last_sign_in_at, 'epoch'::timestamptz)`, down: true },
};

/** The accounts of a search in an order; `at` is where the next page goes on. */
export async function listUsers(
  db: Db,
  search: UserSearch,
  { order, after, limit }: Readonly<{ order: UserOrder; after: After | null; limit: number }>,
) {
  const { by, down } = ORDERS[order];
  const direction = down ? 'desc' : 'asc';
  const list = selectUsers(db, search)
    .select(['users.id', 'users.name', 'users.email', 'users.emailVerified', 'users.createdAt'])
    .select(['users.lastSignInAt', 'users.blockedAt', 'userRoles.role', 'users.twoFactorEnabled'])
    .select(HAS_PASSKEYS.as('hasPasskeys'))
    .select('invitations.expiresAt as invitedUntil')
    .select(sql<string>`(${by})::text`.as('at'))
    .orderBy(by, direction)
    .orderBy('users.id', direction)
    .limit(limit);
  if (!after) return list.execute();
  const value = order === 'name' ? sql`${after.at}::text` : sql`${after.at}::timestamptz`;
  const beyond = sql.raw(down ? '<' : '>');
  return list
    .where(sql<SqlBool>`(${by}, users.id) ${beyond} (${value}, ${after.id}::text)`)
    .execute();
}

export async function countUsers(db: Db, search: UserSearch): Promise<number> {
  const { count } = await selectUsers(db, search)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
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

type Corrected = Readonly<{ name: string; email: string }>;

/**
 * Corrects a user's name and address in the caller's transaction; links that were sent to the
 * former address end.
 * @returns the former ones; null where there is no such user
 */
export async function correctUser(
  trx: Db,
  userId: string,
  { name, email }: Corrected,
): Promise<Corrected | 'taken' | null> {
  const user = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (other) return 'taken';
  await trx
    .updateTable('users')
    .set({ name, email, updatedAt: new Date() })
    .where('id', '=', userId)
    .execute();
  if (email !== user.email) await deleteMailedLinks(trx, userId);
  return user;
}

/** Somebody who signed up and has not confirmed the address yet. */
export async function readUnconfirmed(db: Db, userId: string): Promise<{ email: string } | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('invitations', 'invitations.userId', 'users.id')
    .select('users.email')
    .where('users.id', '=', userId)
    .where('users.emailVerified', '=', false)
    .where('invitations.userId', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the number of sessions that ended */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes a second factor and ends the sessions, on record. @returns whether there was one */
export async function removeSecondFactor(
  trx: Db,
  { actorId, userId }: Readonly<{ actorId: string | null; userId: string }>,
): Promise<boolean> {
  if (!(await deleteSecondFactor(trx, userId))) return false;
  await endSessions(trx, userId);
  await recordAct(trx, { actorId, action: 'second-factor.remove', subject: userId });
  return true;
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
        .where('saved', '=', true)
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
