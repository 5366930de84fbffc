import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Instance } from './word.ts';

/** An instance tells each few seconds that it lives; after so long it counts as gone. */
const LIVING_SECONDS = 30;
/** News are read for so long, since a later number may become visible before an earlier one. */
const READ_SECONDS = 10;
const NEWS_SECONDS = 60;

const ago = (seconds: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`;

/** The instances that live, oldest first. */
export function listInstances(db: Db) {
  return db
    .selectFrom('instances')
    .select([
      'id',
      'host',
      'pid',
      'word',
      'startedAt',
      sql<number>`extract(epoch from clock_timestamp() - seen_at)::int`.as('silentSeconds'),
    ])
    .where('seenAt', '>', ago(LIVING_SECONDS))
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
}

/** Writes an instance's word down, or that it lives still. */
export async function writeInstance(db: Db, { id, host, pid, word }: Instance): Promise<void> {
  const written = JSON.stringify(word);
  await db
    .insertInto('instances')
    .values({ id, host, pid, word: written })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ word: written, seenAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

export async function removeInstance(db: Db, id: string): Promise<void> {
  await db.deleteFrom('instances').where('id', '=', id).execute();
}

/** Forgets instances that ended without a word, and news that all have read. */
export async function forgetGone(db: Db): Promise<void> {
  await db.deleteFrom('instances').where('seenAt', '<', ago(LIVING_SECONDS)).execute();
  await db.deleteFrom('instanceNews').where('toldAt', '<', ago(NEWS_SECONDS)).execute();
}

export async function addNews(
  db: Db,
  instanceId: string,
  kind: string,
  body: object,
): Promise<void> {
  await db
    .insertInto('instanceNews')
    .values({ instanceId, kind, body: JSON.stringify(body) })
    .execute();
}

/** What the others have told in the last seconds. */
export function listNews(db: Db, instanceId: string) {
  return db
    .selectFrom('instanceNews')
    .select(['id', 'kind', 'body'])
    .where('instanceId', '<>', instanceId)
    .where('toldAt', '>', ago(READ_SECONDS))
    .orderBy('id')
    .execute();
}
