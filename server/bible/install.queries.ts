import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

const LEASE = sql<Date>`now() + interval '60 seconds'`;

/** Claims the installation of a translation unless another process holds it. */
export async function claimInstall(db: Db, translationId: string): Promise<boolean> {
  const row = await db
    .insertInto('bibleInstalls')
    .values({ translationId, status: 'running', leasedUntil: LEASE, problem: null })
    .onConflict((conflict) =>
      conflict
        .column('translationId')
        .doUpdateSet({
          status: 'running',
          booksDone: 0,
          problem: null,
          leasedUntil: LEASE,
          updatedAt: sql`now()`,
        })
        .where((where) =>
          where.or([
            where('bibleInstalls.status', '!=', 'running'),
            where('bibleInstalls.leasedUntil', '<', sql<Date>`now()`),
          ]),
        ),
    )
    .returning('translationId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordProgress(
  db: Db,
  translationId: string,
  booksDone: number,
  booksTotal: number,
): Promise<void> {
  await db
    .updateTable('bibleInstalls')
    .set({ booksDone, booksTotal, leasedUntil: LEASE, updatedAt: sql`now()` })
    .where('translationId', '=', translationId)
    .execute();
}

/** Ends the claim of a process that stops midway, so that the next one can begin at once. */
export async function releaseInstall(db: Db, translationId: string): Promise<void> {
  await db
    .updateTable('bibleInstalls')
    .set({ leasedUntil: sql`now()` })
    .where('translationId', '=', translationId)
    .execute();
}

export async function finishInstall(
  db: Db,
  translationId: string,
  problem: string | null,
): Promise<void> {
  await db
    .updateTable('bibleInstalls')
    .set({
      status: problem === null ? 'done' : 'failed',
      problem,
      leasedUntil: sql<Date>`now()`,
      updatedAt: sql`now()`,
    })
    .where('translationId', '=', translationId)
    .execute();
}

export async function readInstall(db: Db, translationId: string) {
  return db
    .selectFrom('bibleInstalls')
    .select(['status', 'booksDone', 'booksTotal', 'problem', 'updatedAt'])
    .where('translationId', '=', translationId)
    .executeTakeFirst();
}

/** Every installation; one whose process stopped renewing its claim is interrupted. */
export async function listInstalls(db: Db) {
  return db
    .selectFrom('bibleInstalls')
    .select(['translationId', 'booksDone', 'booksTotal', 'problem', 'updatedAt'])
    .select(
      sql<'running' | 'interrupted' | 'failed' | 'done'>`
        case when status = 'running' and leased_until < now() then 'interrupted' else status end`.as(
        'state',
      ),
    )
    .orderBy('translationId')
    .execute();
}
