import { getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Db } from '../db/client.ts';
import { spend } from '../rate-limit/rate-limit.ts';
import { mayTryPassword } from './account-limits.ts';
import type { Refuse } from './auth-messages.ts';
import { lacksPasskey } from './passkeys.ts';
import { hashedCode, recoveryCodes } from './recovery-codes.ts';
import { isProven, markProven, readStanding } from './sessions.queries.ts';

/** better-auth's second factor by an authenticator's codes, with our names of tables and columns. */
export const secondFactor = (secret: string) =>
  twoFactor({
    backupCodeOptions: recoveryCodes(secret),
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });

/** Whether a user of better-auth's needs a code to sign in. */
export const hasSecondFactor = (user: object): boolean =>
  Reflect.get(user, 'twoFactorEnabled') === true;

export const SECOND_FACTOR_PATHS = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
] as const;

export type SecondFactorAct = 'enable' | 'disable' | 'codes' | 'recovery';

type Context = Parameters<typeof getSessionFromCtx>[0];

type Owner = Readonly<{ id: string }>;

type Parts = Readonly<{
  db: Db;
  refuse: Refuse;
  onAct: (userId: string, act: SecondFactorAct) => Promise<void>;
}>;

/** An authenticator's code is valid for ninety seconds at most. */
const USED_CODE = { max: 1, windowSeconds: 120 };

/** Reads whose sign-in waits for a code. */
async function challenged(ctx: Context): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return null;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}

/** The fields of a change of the factor, for whoever has shown that the account is theirs. */
async function changeFields(
  { db, refuse }: Pick<Parts, 'db' | 'refuse'>,
  path: string,
  sessionId: string | null,
): Promise<object> {
  if (path === '/two-factor/disable' || path === '/two-factor/generate-backup-codes') {
    if (sessionId && !(await isProven(db, sessionId))) {
      throw refuse('FORBIDDEN', 'SESSION_NOT_FRESH');
    }
    return {};
  }
  const standing = sessionId && (await readStanding(db, sessionId));
  if (standing && lacksPasskey(standing)) throw refuse('FORBIDDEN', 'PASSKEY_NEEDED');
  return { method: 'totp', issuer: 'Companheiro Bíblico' };
}

/** Our rules around the second factor: codes work once, tries are few, and changes need a fresh proof. */
export function secondFactorRules({ db, refuse, onAct }: Parts) {
  /** Requests whose code enables the factor of whoever is signed in. */
  const enabling = new WeakSet<Request>();

  /** @returns the digits of a code that nobody has tried yet */
  const freshCode = async (ctx: Context, code: string | null, user: Owner | null) => {
    const digits = code?.replace(/\s/g, '') ?? '';
    const owner = user?.id ?? (await challenged(ctx));
    if (owner && !(await spend(db, 'code', `${owner} ${digits}`, USED_CODE)).allowed) {
      throw refuse('BAD_REQUEST', 'CODE_USED');
    }
    if (user && ctx.request && !hasSecondFactor(user)) enabling.add(ctx.request);
    return digits;
  };

  /** @returns the fields that better-auth gets instead of the ones that the client sent */
  const before = async (ctx: Context, code: string | null): Promise<object> => {
    const session = await getSessionFromCtx(ctx);
    // Whoever is signed in may hold a stolen session, so guesses are few.
    if (session && !(await mayTryPassword(db, session.user.id))) {
      throw refuse('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS');
    }
    if (!session && !ctx.path.startsWith('/two-factor/verify-')) {
      throw refuse('UNAUTHORIZED', 'SESSION_EXPIRED');
    }
    if (ctx.path === '/two-factor/verify-totp') {
      return { code: await freshCode(ctx, code, session?.user ?? null), trustDevice: false };
    }
    if (ctx.path === '/two-factor/verify-backup-code') {
      return { code: hashedCode(code ?? ''), trustDevice: false, disableSession: false };
    }
    return changeFields({ db, refuse }, ctx.path, session?.session.id ?? null);
  };

  /** Notes what has just been proved or changed. */
  const after = async (ctx: Context): Promise<void> => {
    const { newSession } = ctx.context;
    const session = newSession ?? (await getSessionFromCtx(ctx));
    if (!session) return;
    const { id } = session.user;
    switch (ctx.path) {
      case '/two-factor/verify-totp':
        // A new session begins by a sign-in, or as the factor is enabled.
        if (!newSession) return markProven(db, session.session.id);
        return ctx.request && enabling.has(ctx.request) ? onAct(id, 'enable') : undefined;
      case '/two-factor/verify-backup-code':
        if (!newSession) await markProven(db, session.session.id);
        return onAct(id, 'recovery');
      case '/two-factor/disable':
        return onAct(id, 'disable');
      case '/two-factor/generate-backup-codes':
        return onAct(id, 'codes');
      default:
    }
  };

  return { before, after };
}
