import { MIGRATIONS } from '#migrations/migrations.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Db } from '../../db/client.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { cachesRouter } from './caches.admin.ts';
import { filesRouter } from './files.admin.ts';
import { installationRouter } from './installation.admin.ts';
import { readDatabaseVersions } from './maintenance.queries.ts';
import { trackedSessionsRouter } from './sessions.admin.ts';
import { readState } from './state.ts';

export const maintenanceRouter = router({
  /** The state of the process and its database at this moment. */
  state: adminProcedure.query(({ ctx }) => readState(ctx.app)),

  /** Every process on this database that lives, and its word. */
  instances: adminProcedure.query(({ ctx }) => ctx.app.instances.list()),

  installation: installationRouter,

  caches: cachesRouter,

  files: filesRouter,

  sessions: trackedSessionsRouter,

  versions: adminProcedure.query(({ ctx }) => readVersions(ctx.app)),
});

/** The running versions; dependencies are pinned, so their version is the one in package.json. */
async function readVersions({ db, embedded }: Readonly<{ db: Db; embedded: boolean }>) {
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
