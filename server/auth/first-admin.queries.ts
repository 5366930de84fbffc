import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../db/client.ts';
import { LOCKS, lockTransaction } from '../db/locks.ts';
import type { Database } from '../db/schema.ts';
import { recordAct } from '../features/audit/api.ts';
import { deleteUnconfirmed } from './users.queries.ts';

/**
 * Creates the first administrator unless there is one. Instances that start together take turns,
 * so that only one of them creates it.
 */
export async function createFirstAdmin(
  db: Db,
  { email, hashPassword }: { email: string; hashPassword: () => Promise<string> },
): Promise<'exists' | 'created' | 'promoted'> {
  return db.transaction().execute(async (trx) => {
    await lockTransaction(trx, LOCKS.firstAdmin);
    const admin = await trx
      .selectFrom('userRoles')
      .select('userId')
      .where('role', '=', 'admin')
      .executeTakeFirst();
    if (admin) return 'exists';
    // A person who signed up with the address without confirming it may not be its owner.
    await deleteUnconfirmed(trx, email);
    const known = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    await promote(trx, known?.id ?? (await insertUser(trx, email, await hashPassword())));
    return known ? 'promoted' : 'created';
  });
}

async function insertUser(
  trx: Transaction<Database>,
  email: string,
  passwordHash: string,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('users')
    .values({ id, email, name: 'Administrador', emailVerified: true })
    .execute();
  await trx
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: passwordHash,
    })
    .execute();
  return id;
}

async function promote(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.updateTable('userRoles').set({ role: 'admin' }).where('userId', '=', userId).execute();
}

export type AddedAdmin = 'created' | 'promoted' | 'exists' | 'missing';

/** Creates an administrator, or gives the account of the address the role; recorded as an act. */
export async function createAdmin(
  db: Db,
  {
    email,
    passwordHash,
    promote: existing,
  }: { email: string; passwordHash: string | null; promote: boolean },
): Promise<AddedAdmin> {
  return db.transaction().execute(async (trx) => {
    await lockTransaction(trx, LOCKS.firstAdmin);
    const known = await trx
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select(['id', 'role'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (known && !existing) return 'exists';
    if (!known && (existing || !passwordHash)) return 'missing';
    const subject = known?.id ?? (await insertUser(trx, email, passwordHash ?? ''));
    await promote(trx, subject);
    const before = { role: known?.role ?? null };
    const after = { role: 'admin' };
    await recordAct(trx, { actorId: null, action: 'user.role', subject, before, after });
    return known ? 'promoted' : 'created';
  });
}
