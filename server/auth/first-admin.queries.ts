import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Database } from '../db/schema.ts';
import { deleteUnconfirmed } from './users.queries.ts';

const LOCK = 7_201_002;

/**
 * Creates the first administrator unless there is one. Instances that start together take turns,
 * so that only one of them creates it.
 */
export async function createFirstAdmin(
  db: Db,
  { email, hashPassword }: { email: string; hashPassword: () => Promise<string> },
): Promise<'exists' | 'created' | 'promoted'> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
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
