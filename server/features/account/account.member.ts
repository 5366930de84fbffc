import * as z from 'zod';
import { mayModerate } from '#shared/access.ts';
import { googleMail } from '../../auth/auth-mails.ts';
import { demandPassword, OwnPassword } from '../../auth/current-password.ts';
import { type Entrances, readEntrances, unlinkGoogle } from '../../auth/entrances.queries.ts';
import { RenameInput } from '../../auth/member-name.ts';
import type { Session } from '../../auth/session.ts';
import { markProven } from '../../auth/sessions.queries.ts';
import { demandProof } from '../../auth/staff-gates.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';
import { deleteAllSessions, deleteSession, listSessions, renameUser } from './account.queries.ts';
import { passkeysRouter } from './passkeys.member.ts';

const ProveInput = z.object({ password: OwnPassword });

const ONLY_GOOGLE =
  'Só o Google abre esta conta. Crie antes uma senha ou adicione uma chave de acesso.';

type Way = 'code' | 'passkey' | 'password' | 'google';

/** A session of somebody with a role that more than the password opened is not proven by the password. */
function waysToProve(
  {
    role,
    hasAuthenticator,
    hasSecondFactor,
  }: Pick<Session, 'role' | 'hasAuthenticator' | 'hasSecondFactor'>,
  held: Entrances,
): readonly Way[] {
  const passkey: Way[] = held.passkeys ? ['passkey'] : [];
  if (hasAuthenticator) return ['code', ...passkey];
  const isStaff = mayModerate(role);
  const own = held.google && !held.password && !isStaff ? 'google' : 'password';
  if (!hasSecondFactor) return [own, ...passkey];
  return isStaff ? passkey : [...passkey, own];
}

export const accountRouter = router({
  /** Tells what the member may show before an act that a stolen session must not do; nothing after it. */
  proof: memberProcedure.query(async ({ ctx }) =>
    ctx.isProven ? [] : waysToProve(ctx, await readEntrances(ctx.app.db, ctx.user.id)),
  ),

  /** Tells what opens the account. */
  entrances: memberProcedure.query(({ ctx }) => readEntrances(ctx.app.db, ctx.user.id)),

  /** Lets Google open the account no more, on record; its owner is told by mail. */
  unlinkGoogle: memberProcedure.mutation(async ({ ctx }) => {
    const { app, user } = ctx;
    demandProof(ctx);
    const done = await app.db.transaction().execute(async (trx) => {
      const outcome = await unlinkGoogle(trx, user.id);
      if (outcome === 'the only one') throw new AppError('CONFLICT', ONLY_GOOGLE);
      if (outcome === 'unlinked') {
        await recordAct(trx, { actorId: user.id, action: 'google.unlink', subject: user.id });
      }
      return outcome;
    });
    if (done === 'not linked') return;
    const mail = googleMail(user, 'unlink', app.env.baseUrl);
    app.background.run('google notice', app.mail.send(mail));
  }),

  /** Shows the password; a code and a passkey are shown at better-auth's addresses. */
  prove: memberProcedure.input(ProveInput).mutation(async ({ ctx, input }) => {
    const { app, user, sessionId } = ctx;
    const held = await readEntrances(app.db, user.id);
    if (!waysToProve(ctx, held).includes('password')) throw new AppError('FORBIDDEN');
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
