import { adminProcedure, router } from '../../trpc.ts';
import { cachesRouter } from './caches.admin.ts';
import { filesRouter } from './files.admin.ts';
import { trackedSessionsRouter } from './sessions.admin.ts';
import { readState } from './state.ts';
import { readVersions } from './versions.ts';

export const maintenanceRouter = router({
  /** The state of the process and its database at this moment. */
  state: adminProcedure.query(({ ctx }) => readState(ctx.app)),

  /** Every process on this database that lives, and its word. */
  instances: adminProcedure.query(({ ctx }) => ctx.app.instances.list()),

  caches: cachesRouter,

  files: filesRouter,

  sessions: trackedSessionsRouter,

  versions: adminProcedure.query(({ ctx }) => readVersions(ctx.app)),
});
