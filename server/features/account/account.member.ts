import * as z from 'zod';
import { RenameInput } from '../../auth/member-name.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { deleteAllSessions, deleteSession, listSessions, renameUser } from './account.queries.ts';

export const accountRouter = router({
  rename: memberProcedure
    .input(RenameInput)
    .mutation(({ ctx, input }) => renameUser(ctx.app.db, ctx.user.id, input.name)),

  sessions: memberProcedure.query(async ({ ctx }) => {
    const sessions = await listSessions(ctx.app.db, ctx.user.id);
    return sessions.map((session) => ({ ...session, current: session.id === ctx.sessionId }));
  }),

  endSession: memberProcedure
    .input(z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }))
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteSession(ctx.app.db, ctx.user.id, input.id)))
        throw new AppError('NOT_FOUND');
    }),

  endAllSessions: memberProcedure.mutation(({ ctx }) => deleteAllSessions(ctx.app.db, ctx.user.id)),
});
