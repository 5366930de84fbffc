import { MIGRATIONS } from '#migrations/migrations.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Db } from '../../db/client.ts';
import { readDatabaseVersions } from './maintenance.queries.ts';

/** The running versions; dependencies are pinned, so their version is the one in package.json. */
export async function readVersions({ db, embedded }: Readonly<{ db: Db; embedded: boolean }>) {
  const { version, migrations } = await readDatabaseVersions(db);
  const { dependencies } = packageFile;
  return {
    application: packageFile.version,
    node: process.versions.node,
    postgres: version,
    pglite: embedded ? dependencies['@electric-sql/pglite'] : null,
    pgBoss: dependencies['pg-boss'],
    migrations: { applied: migrations, known: Object.keys(MIGRATIONS).length },
  };
}
