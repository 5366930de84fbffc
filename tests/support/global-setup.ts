import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { Bible } from '#server/bible/bible.ts';
import { loadBible } from '#server/bible/import/load.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { installSelection } from '#server/bible/selection.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { EXTENSIONS, openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrator.ts';
import { syncLibrary } from '#server/library/library.ts';
import { createLog } from '#server/log.ts';
import { writeFixtureBible } from './bible-fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Prepared databases that each test file copies: file paths for PGlite, names on PostgreSQL. */
export type Templates = Readonly<{ seeded: string; withBible: string }>;

const log = createLog('silent');

/** Builds two databases once: one seeded as on a first start, one with a complete Bible besides. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? onPostgres(project, server) : onPglite(project);
}

async function seed({ db }: OpenDatabase): Promise<void> {
  await migrate(db);
  await installSelection(db, new Bible(db));
  await syncLibrary(db);
}

async function addBible({ db }: OpenDatabase): Promise<void> {
  const source = process.env['BIBLE_SOURCE'] ?? writeFixtureBible();
  await loadBible(db, await readBibleSource(source));
}

async function onPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-templates-'));
  const templates: Templates = {
    seeded: join(folder, 'seeded.tar'),
    withBible: join(folder, 'with-bible.tar'),
  };
  const { database, dump } = await openInMemory();
  await seed(database);
  writeFileSync(templates.seeded, await dump());
  await addBible(database);
  writeFileSync(templates.withBible, await dump());
  await database.close();
  project.provide('templates', templates);
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function openInMemory() {
  const lite = await PGlite.create({ extensions: EXTENSIONS });
  const database = openEmbedded(lite, 'templates', log);
  const dump = async () => {
    const file = await lite.dumpDataDir('none');
    return new Uint8Array(await file.arrayBuffer());
  };
  return { database, dump };
}

async function onPostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  const run = `cb_test_${process.pid}`;
  const templates: Templates = { seeded: `${run}_seeded`, withBible: `${run}_bible` };
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const prepare = async (name: string, work: (database: OpenDatabase) => Promise<void>) => {
    const database = await openDatabase({ kind: 'postgres', url: at(name), poolSize: 2 }, log);
    await work(database);
    await database.close();
  };
  await admin.query(`create database ${templates.seeded}`);
  await prepare(templates.seeded, seed);
  await admin.query(`create database ${templates.withBible} template ${templates.seeded}`);
  await prepare(templates.withBible, addBible);
  project.provide('templates', templates);
  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    );
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
}
