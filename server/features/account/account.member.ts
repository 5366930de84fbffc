import * as z from 'zod';
import { demandPassword } from '../../auth/current-password.ts';
import { RenameInput } from '../../auth/member-name.ts';
import { markProven } from '../../auth/sessions.queries.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { deleteAllSessions, deleteSession, listSessions, renameUser } from './account.queries.ts';

const ProveInput = z.object({
  password: z.string().min(1, 'Informe a sua senha.').max(128, 'A senha é longa demais.'),
});

export const accountRouter = router({
  /** Tells what the member has to show before an act that a stolen session must not do. */
  proof: memberProcedure.query(({ ctx: { isProven, hasSecondFactor } }) => {
    if (isProven) return 'none';
    return hasSecondFactor ? 'code' : 'password';
  }),

  /** Shows the password; whoever has an authenticator shows a code at better-auth's address. */
  prove: memberProcedure.input(ProveInput).mutation(async ({ ctx, input }) => {
    const { app, user, sessionId } = ctx;
    if (ctx.hasSecondFactor) throw new AppError('FORBIDDEN');
    await demandPassword(app, user.id, input.password);
    await markProven(app.db, sessionId);
  }),

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
