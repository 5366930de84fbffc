import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const FILE = /^\d{4}-[a-z-]+\.ts$/;

const names = readdirSync(import.meta.dirname)
  .filter((file) => FILE.test(file))
  .sort()
  .map((file) => file.slice(0, -'.ts'.length));

/**
 * The numbered files of this folder, in order of their names, which never change once landed. A
 * file is read when it is applied, as most starts find nothing to do.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  names.map((name) => [
    name,
    { up: async (db: Kysely<unknown>) => (await read(name)).up(db) } satisfies Migration,
  ]),
);

async function read(name: string): Promise<Migration> {
  const file = pathToFileURL(join(import.meta.dirname, `${name}.ts`));
  const module: unknown = await import(file.href);
  if (!isMigration(module)) throw new Error(`migrations/${name}.ts has no function up`);
  return module;
}

function isMigration(module: unknown): module is Migration {
  return typeof Object(module).up === 'function';
}
