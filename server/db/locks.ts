import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './client.ts';
import { giveLeaseBack, takeLease } from './lease.queries.ts';

type TransactionLock = Readonly<{ number: number; protects: string }>;
type Lease = Readonly<{ name: string; seconds: number; protects: string }>;

/**
 * Locks that end with the transaction which took them, so that a connection pooler leaves none
 * behind. The numbers are PostgreSQL's advisory locks; none is used twice.
 */
export const LOCKS = {
  migration: { number: 7_201_001, protects: 'the schema, while one instance migrates it' },
  firstAdmin: { number: 7_201_002, protects: 'that there is one first administrator' },
  quizImport: { number: 7_201_012, protects: 'a file of questions that is sent twice at once' },
  /** Taken by the function that migration 0019 made. */
  visitPartitions: { number: 7_201_019, protects: 'the months of the visits' },
  settings: { number: 7_201_020, protects: 'settings that have no row yet' },
  instances: { number: 7_201_041, protects: 'that of two instances that do not fit one starts' },
  bookletOrder: { number: 7_201_021, protects: 'the places of all booklets' },
} as const satisfies Record<string, TransactionLock>;

/**
 * Leases for work that outlasts a transaction; one that a killed process left runs out. The import
 * of a translation has its own in `bible_installs`, which also tells how far it is.
 */
export const LEASES = {
  seed: { name: 'seed', seconds: 15, protects: 'what a fresh installation shows' },
  bookletsSeed: { name: 'seed of booklets', seconds: 60, protects: 'PDFs that take a second each' },
} as const satisfies Record<string, Lease>;

type OwnLease = Readonly<{ nameOf: (id: string) => string; seconds: number; protects: string }>;

/** Leases of which each process, or each thing that is written, has its own. */
export const OWN_LEASES = {
  /** Its name is also put together in `settleForgotten`. */
  process: {
    nameOf: (id) => `process ${id}`,
    seconds: 35,
    protects: 'the tokens that a process has reserved, as long as it lives',
  },
  studyDraft: {
    nameOf: (id) => `study draft ${id}`,
    seconds: 35,
    protects: 'a draft of a study that a model writes',
  },
} as const satisfies Record<string, OwnLease>;

const RETRY_MS = 100;

/** Makes the transactions that take the same lock wait for each other. */
export async function lockTransaction(trx: Db, { number }: TransactionLock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${number})`.execute(trx);
}

/**
 * Runs work in a transaction while no other one holds the lock. Polling keeps the wait clear of
 * the limits of statements.
 */
export async function withTransactionLock<Result>(
  db: Db,
  { number }: TransactionLock,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const outcome = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(${number}) as taken`.execute(trx);
      return rows[0]?.taken ? { result: await work(trx) } : null;
    });
    if (outcome) return outcome.result;
    await wait(RETRY_MS);
  }
}

/**
 * Runs work while no other holder has the lease, which is renewed until it ends.
 * @throws when the signal aborts the wait
 */
export async function withLease<Result>(
  db: Db,
  { name, seconds }: Lease,
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const holder = randomUUID();
  const take = () => takeLease(db, name, holder, seconds);
  while (!(await take())) await wait(RETRY_MS, undefined, { signal });
  const renewal = setInterval(() => void take().catch(() => {}), (seconds * 1000) / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // A database that is away ends the lease by itself.
    await giveLeaseBack(db, name, holder).catch(() => {});
  }
}
