import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { openDirectory } from '#server/db/embedded.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Env } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { scratchFolder } from './scratch.ts';
import type { Templates } from './templates.ts';

let copies = 0;

/** A database of one's own, copied from a template: PGlite, or PostgreSQL where one is named. */
export async function copyDatabase(template: keyof Templates): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return copyDirectory(inject('templates')[template]);
  const url = await copyOnServer(server, template);
  const database = await openDatabase(
    { kind: 'postgres', url: behindPooler(url), directUrl: url, poolSize: 8 },
    createLog('silent'),
  );
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropOnServer(server, url);
    },
  };
}

/** The same database as TEST_POOLER_URL reaches it, where a pooler is named. */
function behindPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler ? Object.assign(new URL(pooler), { pathname: new URL(url).pathname }).href : url;
}

/** @returns the address of a copy on this PostgreSQL, which is dropped at the latest at the end of the run */
export async function copyOnServer(server: string, template: keyof Templates): Promise<string> {
  const name = `${inject('templates').seeded}_${process.pid}_${++copies}`;
  await administer(server, async (admin) => {
    // PostgreSQL refuses two concurrent copies of one template, so they take turns.
    await admin.query('select pg_advisory_lock(72010)');
    // Copying files is six times as fast as logging what is copied.
    await admin.query(
      `create database ${name} template ${inject('templates')[template]} strategy file_copy`,
    );
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Removes a copy that nobody needs, since all of a run's copies together take gigabytes. */
function dropOnServer(server: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  return administer(server, async (admin) => {
    await admin.query(`drop database ${name} with (force)`);
  });
}

async function administer(
  server: string,
  work: (admin: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** What a process of its own is given, and where its database is. */
export type Installation = Readonly<{
  env: Record<string, string>;
  database: Env['database'];
}>;

/** A seeded installation: on PGlite, or on PostgreSQL where one is named. */
export async function preparedInstallation(): Promise<Installation> {
  const dataDir = scratchFolder('data');
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const directory = join(dataDir, 'postgres');
    copyFolder(inject('templates').seeded, directory);
    return { env: { DATA_DIR: dataDir }, database: { kind: 'embedded', directory } };
  }
  const url = await copyOnServer(server, 'seeded');
  const AUTH_SECRET = 'um-segredo-para-os-processos-dos-testes';
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, AUTH_SECRET };
  return { env, database: { kind: 'postgres', url, poolSize: 2 } };
}

async function copyDirectory(source: string): Promise<OpenDatabase> {
  const directory = scratchFolder('database');
  copyFolder(source, directory);
  const database = await openDirectory(directory, createLog('silent'));
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Copies a folder in one call of the system: one for each file takes seven times as long. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}
