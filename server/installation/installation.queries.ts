import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../db/client.ts';
import type { DatabasePlace, Place } from './place.ts';

/** @returns null where nobody has served the database yet, or only a release before there were places */
export async function readPlace(db: Db): Promise<Place | null> {
  const { place } = await db.selectFrom('installation').select('place').executeTakeFirstOrThrow();
  return place;
}

export async function storePlace(db: Db, place: Place): Promise<void> {
  await db
    .updateTable('installation')
    .set({ place: JSON.stringify(place) })
    .execute();
}

type Server = Pick<Extract<DatabasePlace, { kind: 'postgres' }>, 'cluster' | 'timeline' | 'name'>;

const DATABASE = sql`(select oid::text from pg_database where datname = current_database())`;

/** What the server says of itself; a host that hides its control file tells less. */
export async function readServer(db: Db): Promise<Server> {
  const ask = async (statement: RawBuilder<Server>) => (await statement.execute(db)).rows[0];
  const told = await ask(sql<Server>`
    select (select system_identifier::text from pg_control_system()) as cluster,
      (select timeline_id::text from pg_control_checkpoint()) as timeline,
      ${DATABASE} as name`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return ask(sql<Server>`select '' as cluster, '' as timeline, ${DATABASE} as name`);
  });
  if (!told) throw new Error('the database did not tell which it is');
  return told;
}
