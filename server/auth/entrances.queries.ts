import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { HAS_PASSKEYS } from './passkeys.queries.ts';

/** What opens an account. */
export type Entrances = Readonly<Record<'password' | 'google' | 'passkeys', boolean>>;

const opensBy = (provider: string) => sql<boolean>`
  exists (select from accounts a where a.user_id = users.id and a.provider_id = ${provider})`;

export async function readEntrances(db: Db, userId: string): Promise<Entrances> {
  return db
    .selectFrom('users')
    .select([
      opensBy('credential').as('password'),
      opensBy('google').as('google'),
      HAS_PASSKEYS.as('passkeys'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The accounts of Google that open an account, as their owner takes them along. */
export const listOwnGoogle = (db: Db, userId: string) =>
  db
    .selectFrom('accounts')
    .select(['createdAt'])
    .where('userId', '=', userId)
    .where('providerId', '=', 'google')
    .orderBy('createdAt')
    .execute();

/**
 * Lets Google open an account no more, as long as something else does.
 * @returns whether it did until now
 */
export async function unlinkGoogle(
  trx: Db,
  userId: string,
): Promise<'unlinked' | 'not linked' | 'the only one'> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { google, password, passkeys } = await readEntrances(trx, userId);
  if (!google) return 'not linked';
  if (!password && !passkeys) return 'the only one';
  await trx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', '=', 'google')
    .execute();
  return 'unlinked';
}
