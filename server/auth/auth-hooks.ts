import {
  APIError,
  createAuthMiddleware,
  getIP,
  getSessionFromCtx,
  isAPIError,
} from 'better-auth/api';
import * as z from 'zod';
import { isPersonalPassword } from '#shared/account/passwords.ts';
import { safeRedirect } from '#shared/redirects.ts';
import { cleanName } from '#shared/text/clean-text.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { admitAttempt, mayTryPassword } from './account-limits.ts';
import { refusalMessage } from './auth-messages.ts';
import { commonPasswords } from './common-passwords.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { LONGEST_NAME } from './member-name.ts';
import { provenAccount, rememberSignUp } from './sign-up-device.ts';
import type { SignedCookies } from './signed-cookies.ts';
import {
  deleteSessionOf,
  deleteUnconfirmed,
  findOwner,
  findUserId,
  notePasswordChanged,
  noteSignIn,
} from './users.queries.ts';

export const LONGEST_PASSWORD = 128;

/** Fields of better-auth's requests whose addresses its answers and mails link to. */
const LINK_FIELDS = [
  'callbackURL',
  'redirectTo',
  'errorCallbackURL',
  'newUserCallbackURL',
] as const;
const SIGN_UP_FIELDS = new Set(['name', 'email', 'password', 'callbackURL', 'rememberMe']);
const EMAIL = z.email();

/** Our pages and mails use only these paths; all else in better-auth stays closed, now and later. */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/get-session',
  '/sign-in/email',
  '/sign-out',
  '/sign-up/email',
  '/verify-email',
  '/send-verification-email',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
]);

type Parts = Readonly<{
  env: Env;
  db: Db;
  /** Maps a request that sets a first password to the name that its sender wants. */
  givenNames: WeakMap<Request, string>;
  /** Maps a request that has just set a new password to the e-mail of its user. */
  resets: WeakMap<Request, string>;
  /** Maps a request to the unconfirmed account whose password its device has shown. */
  proofs: WeakMap<Request, string>;
  onPasswordChanged: (user: Readonly<{ id: string; name: string; email: string }>) => Promise<void>;
}>;

type Links = Readonly<{
  internalAdapter: Readonly<{
    findVerificationValue: (identifier: string) => Promise<Readonly<{ value: string }> | null>;
  }>;
}>;

type Received = Readonly<{
  path: string;
  body?: unknown;
  request?: Request | undefined;
  context: Links;
}>;

type SessionCookies = Pick<SignedCookies, 'getSignedCookie'> &
  Readonly<{
    context: Readonly<{
      secret: string;
      authCookies: Readonly<{ sessionToken: { name: string } }>;
    }>;
  }>;

/** Our rules around better-auth's own: they refuse, delay and replace requests, and send mails. */
export function authHooks({ env, db, givenNames, resets, proofs, onPasswordChanged }: Parts) {
  const origin = new URL(env.baseUrl).origin;
  let common: Promise<ReadonlySet<string>> | undefined;

  const refusal = (status: Refused, code: string) =>
    new APIError(status, { code, message: refusalMessage(code, env.passwordMinLength) });
  const tooMany = () => refusal('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS');

  const nameIn = (body: unknown): string => {
    const name = cleanName(fieldOf(body, 'name') ?? '');
    if (name === '') throw refusal('BAD_REQUEST', 'NAME_REQUIRED');
    if (name.length > LONGEST_NAME) throw refusal('BAD_REQUEST', 'NAME_TOO_LONG');
    return name;
  };

  const refuseWeak = async (password: string, owner: Owner | null) => {
    if (password.trim() === '') throw refusal('BAD_REQUEST', 'PASSWORD_BLANK');
    if (owner && isPersonalPassword(password, owner)) {
      throw refusal('BAD_REQUEST', 'PASSWORD_PERSONAL');
    }
    common ??= commonPasswords(env.passwordMinLength);
    if ((await common).has(password.toLowerCase())) throw refusal('BAD_REQUEST', 'PASSWORD_COMMON');
  };

  /** Reads the fields that better-auth gets instead of the ones the client sent. */
  const replacements = async (
    { path, body, request, context }: Received,
    signedIn: Owner | null,
  ): Promise<object> => {
    const email = fieldOf(body, 'email');
    if (email && !EMAIL.safeParse(email).success) throw refusal('BAD_REQUEST', 'INVALID_EMAIL');
    if (path === '/sign-up/email') return signUpFields(body, email);
    const password = fieldOf(body, 'newPassword');
    const owner = signedIn ?? (await ownerOfLink(context, fieldOf(body, 'token')));
    const isNamed = path === '/reset-password' && fieldOf(body, 'name') !== null;
    const name = isNamed ? nameIn(body) : null;
    if (password) await refuseWeak(password, owner);
    if (password && name) await refuseWeak(password, { email: null, name });
    if (request && name) givenNames.set(request, name);
    return path === '/change-password' ? { revokeOtherSessions: true } : {};
  };

  const signUpFields = async (body: unknown, email: string | null) => {
    const password = fieldOf(body, 'password') ?? '';
    const name = nameIn(body);
    const foreign = Object.keys(Object(body)).some((field) => !SIGN_UP_FIELDS.has(field));
    if (foreign) throw refusal('BAD_REQUEST', 'VALIDATION_ERROR');
    if (password) await refuseWeak(password, { email, name });
    const { length } = password;
    if (email && length >= env.passwordMinLength && length <= LONGEST_PASSWORD) {
      await deleteUnconfirmed(db, email.toLowerCase());
    }
    return { name };
  };

  /** Reads the id of the account whose password was set or given, and whose e-mail is unconfirmed. */
  const unconfirmedAccount = async (path: string, body: unknown, returned: unknown) => {
    // An address that has an account gets a made-up id here, so the cookie tells nobody.
    if (path === '/sign-up/email') return fieldOf(fieldsOf(returned, 'user'), 'id');
    if (!isAPIError(returned) || returned.body?.code !== 'EMAIL_NOT_VERIFIED') return null;
    return findUserId(db, (fieldOf(body, 'email') ?? '').toLowerCase());
  };

  /** Reads whose password a link sets. */
  const ownerOfLink = async ({ internalAdapter }: Links, token: string | null) => {
    if (!token) return null;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return link ? findOwner(db, link.value) : null;
  };

  /** Ends the session whose cookie the new one replaces, as nothing could end it later. */
  const endReplaced = async (cookies: SessionCookies, token: string) => {
    const { authCookies, secret } = cookies.context;
    const replaced = await cookies.getSignedCookie(authCookies.sessionToken.name, secret);
    if (replaced && replaced !== token) await deleteSessionOf(db, replaced);
  };

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
    return session?.user ?? null;
  };

  const before = createAuthMiddleware(async (ctx) => {
    const { path } = ctx;
    const body: unknown = ctx.body;
    if (ctx.request && !OPEN_PATHS.has(path)) throw new APIError('NOT_FOUND');
    const email = fieldOf(body, 'email');
    if (email && ctx.request) {
      const address = getIP(ctx.request, ctx.context.options) ?? 'unknown';
      const device = await knownDevice(ctx, email);
      const admitted = await admitAttempt(db, { path, email, address, device });
      if (admitted === 'refused') throw tooMany();
      if (admitted === 'too many mails') return ctx.json({ status: true });
    }
    if (path === '/verify-email') await noteProof(ctx, ctx.request);
    const signedIn = path === '/change-password' ? await admitChange(ctx) : null;
    return {
      context: {
        query: safeLinks(ctx.query, origin),
        body: { ...safeLinks(body, origin), ...(await replacements(ctx, signedIn)) },
      },
    };
  });

  const after = createAuthMiddleware(async (ctx) => {
    const { returned, newSession } = ctx.context;
    // Here and not in a hook of the database, which would wait for better-auth's own transaction.
    if (newSession && !(await noteSignIn(db, newSession.user.id))) {
      throw refusal('FORBIDDEN', 'ACCOUNT_BLOCKED');
    }
    const signedUp = await unconfirmedAccount(ctx.path, ctx.body, returned);
    if (signedUp) await rememberSignUp(ctx, signedUp);
    const proven = newSession?.user.email ?? (ctx.request && resets.get(ctx.request));
    if (proven) await rememberDevice(ctx, proven);
    if (ctx.path === '/change-password' && newSession) {
      await notePasswordChanged(db, newSession.user.id);
      await onPasswordChanged(newSession.user);
    }
    if (newSession) await endReplaced(ctx, newSession.session.token);
    const code = isAPIError(returned) ? returned.body?.code : null;
    if (!isAPIError(returned) || !code) return;
    const message = refusalMessage(code, env.passwordMinLength);
    throw new APIError(returned.status, { ...returned.body, message });
  });

  return { before, after };
}

function fieldsOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
}

function fieldOf(body: unknown, name: string): string | null {
  const value = fieldsOf(body, name);
  return typeof value === 'string' ? value : null;
}

/** Replaces addresses that lead away from our own site. */
function safeLinks(given: unknown, origin: string): Readonly<Record<string, string>> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    LINK_FIELDS.filter((name) => name in given).map((name) => [
      name,
      safeRedirect(Reflect.get(given, name), '/', origin),
    ]),
  );
}

type Owner = Readonly<{ name: string; email: string | null }>;

type Refused = 'BAD_REQUEST' | 'FORBIDDEN' | 'TOO_MANY_REQUESTS';
