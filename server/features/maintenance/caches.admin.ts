import * as z from 'zod';
import { CACHE_LABELS, CACHE_NAMES } from '#shared/maintenance/caches.ts';
import { CACHE_CLEARED } from '../../instances/news.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';

const OneCache = z.object({ name: z.enum(CACHE_NAMES) });

/** The caches of the process that answers; other instances have their own, which are emptied with it. */
export const cachesRouter = router({
  list: adminProcedure.query(({ ctx: { app } }) => app.caches.list()),

  clear: adminProcedure
    .input(OneCache)
    .mutation(async ({ ctx: { app, user }, input: { name } }) => {
      await recordAct(app.db, {
        actorId: user.id,
        action: 'cache.clear',
        subject: CACHE_LABELS[name],
      });
      app.caches.clear(name);
      await app.instances.tell(CACHE_CLEARED, { name });
    }),
});
