import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Takes or renews the lease of a name unless another holder has it. */
export async function takeLease(
  db: Db,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const until = sql<Date>`now() + make_interval(secs => ${seconds})`;
  const row = await db
    .insertInto('leases')
    .values({ name, holder, leasedUntil: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, leasedUntil: until })
        .where((where) =>
          where.or([
            where('leases.leasedUntil', '<', sql<Date>`now()`),
            where('leases.holder', '=', holder),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The time at which the lease of a name ends unless its holder renews it; null where nobody holds
 * it.
 */
export async function readLeaseEnd(
  db: Db,
  name: string,
): Promise<{ leasedUntil: Date; secondsLeft: number } | null> {
  const row = await db
    .selectFrom('leases')
    .select((select) => [
      'leasedUntil',
      // By the clock of the database, which decides when the lease ends.
      sql<number>`extract(epoch from ${select.ref('leasedUntil')} - now())::float8`.as(
        'secondsLeft',
      ),
    ])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && row.secondsLeft > 0 ? row : null;
}

export async function giveLeaseBack(db: Db, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
