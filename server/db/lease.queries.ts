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

export async function giveLeaseBack(db: Db, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
