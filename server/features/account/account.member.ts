import * as z from 'zod';
import { mayModerate } from '#shared/access.ts';
import { demandPassword } from '../../auth/current-password.ts';
import { RenameInput } from '../../auth/member-name.ts';
import { hasPasskeys } from '../../auth/passkeys.queries.ts';
import type { Session } from '../../auth/session.ts';
import { markProven } from '../../auth/sessions.queries.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { deleteAllSessions, deleteSession, listSessions, renameUser } from './account.queries.ts';
import { passkeysRouter } from './passkeys.member.ts';

const ProveInput = z.object({
  password: z.string().min(1, 'Informe a sua senha.').max(128, 'A senha é longa demais.'),
});

type Way = 'code' | 'passkey' | 'password';

/** A session of somebody with a role that more than the password opened is not proven by the password. */
function waysToProve(
  {
    role,
    hasAuthenticator,
    hasSecondFactor,
  }: Pick<Session, 'role' | 'hasAuthenticator' | 'hasSecondFactor'>,
  withPasskeys: boolean,
): readonly Way[] {
  const passkey: Way[] = withPasskeys ? ['passkey'] : [];
  if (hasAuthenticator) return ['code', ...passkey];
  if (!hasSecondFactor) return ['password', ...passkey];
  return mayModerate(role) ? passkey : [...passkey, 'password'];
}

export const accountRouter = router({
  /** Tells what the member may show before an act that a stolen session must not do; nothing after it. */
  proof: memberProcedure.query(async ({ ctx }) =>
    ctx.isProven ? [] : waysToProve(ctx, await hasPasskeys(ctx.app.db, ctx.user.id)),
  ),

  /** Shows the password; a code and a passkey are shown at better-auth's addresses. */
  prove: memberProcedure.input(ProveInput).mutation(async ({ ctx, input }) => {
    const { app, user, sessionId } = ctx;
    if (!waysToProve(ctx, false).includes('password')) throw new AppError('FORBIDDEN');
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

  passkeys: passkeysRouter,
});
