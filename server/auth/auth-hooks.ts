import {
  APIError,
  createAuthMiddleware,
  getIP,
  getSessionFromCtx,
  isAPIError,
} from 'better-auth/api';
import { STAFF_PASSWORD_MIN } from '#shared/account/passwords.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { admitAttempt, mayTryPassword } from './account-limits.ts';
import { inPortuguese, type Refuse, refuser } from './auth-messages.ts';
import { fieldRules } from './field-rules.ts';
import type { googleRules } from './google.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { IS_SECOND_FACTOR, openPaths } from './open-paths.ts';
import { passkeyRules } from './passkeys.ts';
import { fieldOf, fieldsOf } from './request-fields.ts';
import { safeLinks } from './safe-links.ts';
import { hasSecondFactor, type SecondFactorAct, secondFactorRules } from './second-factor.ts';
import { endReplaced } from './session-cookie.ts';
import { linkRules } from './sign-in-link.ts';
import { provenAccount, rememberSignUp } from './sign-up-device.ts';
import {
  demandLongerPassword,
  findUserId,
  notePasswordChanged,
  noteSignIn,
} from './users.queries.ts';

type Changed = Readonly<{ id: string; name: string; email: string }>;

type Parts = Readonly<{
  env: Env;
  db: Db;
  /** Maps a request that sets a first password to the name that its sender wants. */
  givenNames: WeakMap<Request, string>;
  /** Maps a request that has just set a new password to the e-mail of its user. */
  resets: WeakMap<Request, string>;
  /** Maps a request to the unconfirmed account whose password its device has shown. */
  proofs: WeakMap<Request, string>;
  onPasswordChanged: (user: Changed) => Promise<void>;
  onSecondFactor: (userId: string, act: SecondFactorAct) => Promise<void>;
  onPasskey: (userId: string) => Promise<void>;
  google: Pick<ReturnType<typeof googleRules>, 'before' | 'after'>;
}>;

/** Our rules around better-auth's own: they refuse, delay and replace requests, and send mails. */
export function authHooks(parts: Parts) {
  const { env, db } = parts;
  const refusal = refuser(env.passwordMinLength);
  const rules: Rules = {
    ...parts,
    refusal,
    link: linkRules({ db, refuse: refusal }),
    secondFactor: secondFactorRules({ db, refuse: refusal, onAct: parts.onSecondFactor }),
    passkeys: passkeyRules({ db, refuse: refusal, onAdded: parts.onPasskey }),
  };
  return { before: beforeAnswer(rules), after: afterAnswer(rules) };
}

type Rules = Parts &
  Readonly<{
    refusal: Refuse;
    link: ReturnType<typeof linkRules>;
    secondFactor: ReturnType<typeof secondFactorRules>;
    passkeys: ReturnType<typeof passkeyRules>;
  }>;

function beforeAnswer(rules: Rules) {
  const { env, db, proofs, givenNames, refusal } = rules;
  const origin = new URL(env.baseUrl).origin;
  const open = openPaths(env);
  const replacements = fieldRules({ env, db, refuse: refusal, givenNames });
  const tooMany = () => refusal('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS');

  const noteProof = async (
    cookies: Parameters<typeof provenAccount>[0],
    request: Request | undefined,
  ) => {
    const account = await provenAccount(cookies);
    if (account && request) proofs.set(request, account);
  };

  /** Counts a try of the current password. @returns who tries */
  const admitChange = async (ctx: Parameters<typeof getSessionFromCtx>[0]) => {
    const session = await getSessionFromCtx(ctx);
    if (session && !(await mayTryPassword(db, session.user.id))) throw tooMany();
    return session?.user.id ?? null;
  };

  return createAuthMiddleware(async (ctx) => {
    const { path } = ctx;
    const body: unknown = ctx.body;
    if (ctx.request && !open.has(path)) throw new APIError('NOT_FOUND');
    const email = fieldOf(body, 'email');
    if (email && ctx.request) {
      const address = getIP(ctx.request, ctx.context.options) ?? 'unknown';
      const device = await knownDevice(ctx, email);
      const admitted = await admitAttempt(db, { path, email, address, device });
      if (admitted === 'refused') throw tooMany();
      if (admitted === 'too many mails') return ctx.json({ status: true });
    }
    if (path === '/verify-email') await noteProof(ctx, ctx.request);
    rules.link.before(ctx);
    await rules.google.before(ctx);
    const signedIn = path === '/change-password' ? await admitChange(ctx) : null;
    return {
      context: {
        query: safeLinks(ctx.query, origin),
        body: {
          ...safeLinks(body, origin),
          ...(await rules.passkeys.before(ctx)),
          ...(IS_SECOND_FACTOR.has(path)
            ? await rules.secondFactor.before(ctx, fieldOf(body, 'code'))
            : await replacements(ctx, signedIn)),
        },
      },
    };
  });
}

function afterAnswer(rules: Rules) {
  const { env, db, resets, refusal } = rules;
  /** Reads the id of the account whose password was set or given, and whose e-mail is unconfirmed. */
  const unconfirmedAccount = async (path: string, body: unknown, returned: unknown) => {
    // An address that has an account gets a made-up id here, so the cookie tells nobody.
    if (path === '/sign-up/email') return fieldOf(fieldsOf(returned, 'user'), 'id');
    if (!isAPIError(returned) || returned.body?.code !== 'EMAIL_NOT_VERIFIED') return null;
    return findUserId(db, (fieldOf(body, 'email') ?? '').toLowerCase());
  };

  /** Notes a password that let somebody in. @returns whether a code is still to come */
  const notePassword = async (user: Readonly<{ id: string }> | undefined, body: unknown) => {
    if (!user) return false;
    const { length } = fieldOf(body, 'password') ?? '';
    if (length < STAFF_PASSWORD_MIN) await demandLongerPassword(db, user.id);
    return hasSecondFactor(user);
  };

  /** Ends the session that the new one replaces, and notes a changed password. */
  const noteNewSession = async (
    ctx: Parameters<typeof endReplaced>[1] & Readonly<{ path: string }>,
    { session, user }: Readonly<{ session: { token: string }; user: Changed }>,
  ) => {
    if (ctx.path === '/change-password') {
      await notePasswordChanged(db, user.id);
      await rules.onPasswordChanged(user);
    }
    await endReplaced(db, ctx, session.token);
  };

  return createAuthMiddleware(async (ctx) => {
    const { returned, newSession } = ctx.context;
    const isSignIn = ctx.path === '/sign-in/email';
    if (isSignIn && (await notePassword(newSession?.user, ctx.body))) {
      return endReplaced(db, ctx, '');
    }
    await rules.link.after(ctx);
    // Here and not in a hook of the database, which would wait for better-auth's own transaction.
    if (newSession && !(await noteSignIn(db, newSession.user.id))) {
      throw refusal('FORBIDDEN', 'ACCOUNT_BLOCKED');
    }
    const signedUp = await unconfirmedAccount(ctx.path, ctx.body, returned);
    if (signedUp) await rememberSignUp(ctx, signedUp);
    const proven = newSession?.user.email ?? (ctx.request && resets.get(ctx.request));
    if (proven) await rememberDevice(ctx, proven);
    if (newSession) await noteNewSession(ctx, newSession);
    await rules.google.after(ctx);
    const refused = inPortuguese(returned, env.passwordMinLength);
    if (refused) throw refused;
    if (IS_SECOND_FACTOR.has(ctx.path) && !isAPIError(returned))
      await rules.secondFactor.after(ctx);
    return rules.passkeys.after(ctx, returned);
  });
}
