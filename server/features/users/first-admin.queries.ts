import type { Transaction } from 'kysely';
import type { Role } from '#shared/access.ts';
import {
  deleteWithLinks,
  findUserId,
  insertConfirmed,
  type NewPassword,
} from '../../auth/users.queries.ts';
import type { Db } from '../../db/client.ts';
import { LOCKS, lockTransaction } from '../../db/locks.ts';
import type { Database } from '../../db/schema.ts';
import { recordAct } from '../audit/api.ts';
import { removeSecondFactor } from './users.queries.ts';

const NAME = 'Administrador';

/**
 * Creates the first administrator unless there is one. Instances that start together take turns,
 * so that only one of them creates it.
 */
export async function createFirstAdmin(
  db: Db,
  {
    email,
    hashPassword,
    printed,
  }: Readonly<{
    email: string;
    hashPassword: () => Promise<string>;
    /** Whether a terminal shows the password, so that its owner has to choose another. */
    printed: boolean;
  }>,
): Promise<'exists' | 'created' | 'promoted'> {
  return db.transaction().execute(async (trx) => {
    await lockTransaction(trx, LOCKS.firstAdmin);
    const admin = await trx
      .selectFrom('userRoles')
      .innerJoin('users', 'users.id', 'userRoles.userId')
      .select('userId')
      .where('role', '=', 'admin')
      .where('emailVerified', '=', true)
      .executeTakeFirst();
    if (admin) return 'exists';
    const known = await confirmedAccount(trx, email);
    const password = { hash: known ? '' : await hashPassword(), printed };
    await makeAdmin(
      trx,
      known ?? { id: await insertConfirmed(trx, { email, name: NAME }, password), role: null },
    );
    return known ? 'promoted' : 'created';
  });
}

type Account = Readonly<{ id: string; role: Role | null }>;

/**
 * The account of an address that a maintainer names. One that nobody has confirmed may be a
 * stranger's, so it is deleted.
 */
async function confirmedAccount(
  trx: Transaction<Database>,
  email: string,
): Promise<Account | null> {
  const known = await trx
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['id', 'role', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (known?.emailVerified) return known;
  if (known) await deleteWithLinks(trx, known.id);
  return null;
}

async function makeAdmin(trx: Transaction<Database>, { id, role }: Account): Promise<void> {
  await trx.updateTable('userRoles').set({ role: 'admin' }).where('userId', '=', id).execute();
  const [before, after] = [{ role }, { role: 'admin' }];
  await recordAct(trx, { actorId: null, action: 'user.role', subject: id, before, after });
}

export type AddedAdmin = 'created' | 'promoted' | 'exists' | 'missing';

/** Creates an administrator, or gives the account of the address the role; recorded as an act. */
export async function createAdmin(
  db: Db,
  {
    email,
    password,
    promote: existing,
  }: Readonly<{ email: string; password: NewPassword | null; promote: boolean }>,
): Promise<AddedAdmin> {
  return db.transaction().execute(async (trx) => {
    await lockTransaction(trx, LOCKS.firstAdmin);
    const known = existing ? await promotable(trx, email) : await confirmedAccount(trx, email);
    if (known && !existing) return 'exists';
    if (known) {
      await makeAdmin(trx, known);
      return 'promoted';
    }
    if (!password) return 'missing';
    await makeAdmin(trx, {
      id: await insertConfirmed(trx, { email, name: NAME }, password),
      role: null,
    });
    return 'created';
  });
}

/** Only whoever has confirmed an address gets its rights. */
async function promotable(trx: Transaction<Database>, email: string): Promise<Account | null> {
  const known = await trx
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['id', 'role'])
    .where('email', '=', email)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  return known ?? null;
}

/** Removes the second factor of an address for a maintainer, and ends its sessions. @returns whether it had one */
export async function takeSecondFactorOf(db: Db, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const userId = await findUserId(trx, email);
    return userId !== null && (await removeSecondFactor(trx, { actorId: null, userId }));
  });
}
