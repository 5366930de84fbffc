import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { loadBible } from '#server/bible/import/load.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { installSelection } from '#server/bible/selection.ts';
import { BOOKLETS } from '#server/content/booklets/booklets.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { openDirectory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrator.ts';
import { openDatabase } from '#server/db/open.ts';
import { seedBooks } from '#server/features/books/books.seed.ts';
import { seedReadingPlans } from '#server/features/plans/reading/seed-plans.ts';
import { seedQuiz } from '#server/features/quiz/quiz.seed.ts';
import { createLog } from '#server/log.ts';
import { writeFixtureBible } from './bible-fixture.ts';

/**
 * Prepared databases that each test file copies, directories for PGlite and names on
 * PostgreSQL: one seeded as on a first start, one with a complete Bible besides.
 */
export type Templates = Readonly<{ seeded: string; withBible: string }>;

const log = createLog('silent');

async function seed({ db }: OpenDatabase): Promise<void> {
  await migrate(db);
  await installSelection(db);
  await seedQuiz(db);
  await seedBooks(db);
  // Making the PDFs takes a busy machine a minute; the test of their seed forgets these names.
  const booklets = BOOKLETS.map(({ slug }) => ({ name: `booklets/${slug}` }));
  await db.insertInto('seeds').values(booklets).execute();
  await seedReadingPlans(db);
}

async function addBible({ db }: OpenDatabase, folder: string): Promise<void> {
  const source = process.env['BIBLE_SOURCE'] ?? writeFixtureBible(join(folder, 'bible'));
  await loadBible(db, await readBibleSource(source));
}

export function templatesIn(folder: string): Templates {
  return { seeded: join(folder, 'seeded'), withBible: join(folder, 'with-bible') };
}

export async function prepareDirectories(folder: string): Promise<Templates> {
  const templates = templatesIn(folder);
  await prepareDirectory(templates.seeded, keepSmall);
  await prepareDirectory(templates.seeded, seed);
  cpSync(templates.seeded, templates.withBible, { recursive: true });
  await prepareDirectory(templates.withBible, (database) => addBible(database, folder));
  return templates;
}

async function prepareDirectory(
  directory: string,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDirectory(directory, log);
  await work(database);
  await database.close();
}

/**
 * Limits the write-ahead log that each copy would carry, to the segment in use; it takes effect
 * when the database is reopened.
 */
async function keepSmall({ db }: OpenDatabase): Promise<void> {
  await sql`alter system set min_wal_size = '32MB'`.execute(db);
  await sql`alter system set max_wal_size = '64MB'`.execute(db);
  await sql`alter system set wal_recycle = off`.execute(db);
}

/** @returns the names, and what drops them and every copy of them */
export async function prepareOnServer(
  url: string,
  folder: string,
): Promise<{ templates: Templates; drop: () => Promise<void> }> {
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  const run = `cb_test_${process.pid}_`;
  const templates: Templates = { seeded: `${run}seeded`, withBible: `${run}bible` };
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const prepare = async (name: string, work: (database: OpenDatabase) => Promise<void>) => {
    const database = await openDatabase({ kind: 'postgres', url: at(name), poolSize: 2 }, log);
    await work(database);
    await database.close();
  };
  await admin.query(`create database ${templates.seeded}`);
  await prepare(templates.seeded, seed);
  await admin.query(`create database ${templates.withBible} template ${templates.seeded}`);
  await prepare(templates.withBible, (database) => addBible(database, folder));
  const drop = async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    );
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
  return { templates, drop };
}
