import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { openDirectory } from '#server/db/embedded.ts';
import { createLog } from '#server/log.ts';
import { scratchFolder } from './scratch.ts';
import type { Templates } from './templates.ts';

let copies = 0;

/** A database of one's own, copied from a template: PGlite, or PostgreSQL where one is named. */
export async function copyDatabase(template: keyof Templates): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return copyDirectory(inject('templates')[template]);
  const url = await copyOnServer(server, template);
  return openDatabase({ kind: 'postgres', url, poolSize: 8 }, createLog('silent'));
}

/** @returns the address of a copy on this PostgreSQL, which is dropped at the end of the run */
export async function copyOnServer(server: string, template: keyof Templates): Promise<string> {
  const name = `${inject('templates').seeded}_${process.pid}_${++copies}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  // PostgreSQL refuses two concurrent copies of one template, so they take turns.
  await admin.query('select pg_advisory_lock(72010)');
  await admin.query(`create database ${name} template ${inject('templates')[template]}`);
  await admin.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A data directory for a process of its own, which need not make its embedded database first. */
export async function preparedDataDir(): Promise<string> {
  const folder = scratchFolder('data');
  const { seeded } = inject('templates');
  if (!process.env['TEST_DATABASE_URL']) {
    await cp(seeded, join(folder, 'postgres'), { recursive: true });
  }
  return folder;
}

async function copyDirectory(source: string): Promise<OpenDatabase> {
  const directory = scratchFolder('database');
  await cp(source, directory, { recursive: true });
  const database = await openDirectory(directory, createLog('silent'));
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}
