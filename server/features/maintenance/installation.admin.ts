import { AppError } from '../../errors.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';

/** Whether a copy of the installation answers, which keeps to itself until it is told otherwise. */
export const installationRouter = router({
  copy: adminProcedure.query(({ ctx }) => ctx.app.installation.copy),

  /** Says that this is the installation now; what was held back goes on. */
  claim: adminProcedure.mutation(async ({ ctx: { app, user } }) => {
    const { db, installation } = app;
    const { copy } = installation;
    if (!copy) throw new AppError('NOT_FOUND');
    await db.transaction().execute(async (trx) => {
      await installation.claim(trx);
      await recordAct(trx, {
        actorId: user.id,
        action: 'installation.claim',
        subject: copy.site,
        before: { site: copy.lastSite },
        after: { site: copy.site },
      });
    });
    await installation.claimed();
  }),
});
