import * as z from 'zod';
import { AppError } from '../../errors.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';
import {
  cleanUpInactiveSessions,
  countOpenSessions,
  endOpenSession,
  listOpenSessions,
} from '../tracking/api.ts';

const SHOWN = 50;

const OneSession = z.object({
  userId: z.string().regex(/^[\w-]{1,100}$/),
  sessionId: z.string().regex(/^\w{1,60}$/),
});

/** The sessions of the record of visits, which are not those that keep a member signed in. */
export const trackedSessionsRouter = router({
  list: adminProcedure.query(async ({ ctx: { app } }) => {
    const [counts, sessions] = await Promise.all([
      countOpenSessions(app.db),
      listOpenSessions(app.db, SHOWN),
    ]);
    return { ...counts, sessions };
  }),

  end: adminProcedure.input(OneSession).mutation(({ ctx: { app, user }, input }) =>
    app.db.transaction().execute(async (trx) => {
      if (!(await endOpenSession(trx, input))) throw new AppError('NOT_FOUND');
      const { userId: subject } = input;
      await recordAct(trx, { actorId: user.id, action: 'session.end', subject });
    }),
  ),

  /** Ends every session that fell silent, as the hourly sweep does. */
  endInactive: adminProcedure.mutation(({ ctx: { app, user } }) =>
    app.db.transaction().execute(async (trx) => {
      const ended = await cleanUpInactiveSessions(trx);
      if (ended > 0) {
        await recordAct(trx, {
          actorId: user.id,
          action: 'session.end-inactive',
          subject: 'sessões inativas',
          after: { ended },
        });
      }
      return { ended };
    }),
  ),
});
