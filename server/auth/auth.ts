import { betterAuth } from 'better-auth';
import type { Db } from '../db/client.ts';
import type { Log } from '../log.ts';
import { spend } from '../rate-limit/rate-limit.ts';
import {
  type Account,
  type LetterParts,
  type Letters,
  type LinkTo,
  lettersOf,
} from './account-letters.ts';
import { ADDRESS_LIMITS } from './account-limits.ts';
import { authHooks } from './auth-hooks.ts';
import {
  confirmationMail,
  existingAccountMail,
  invitationMail,
  resetPasswordMail,
} from './auth-mails.ts';
import { refuser } from './auth-messages.ts';
import { type GoogleServer, googlePage, googleRules, googleSignIn } from './google.ts';
import { openInvitation } from './invitations.queries.ts';
import { invitationEnd, invitationPage, makeInvitationLink } from './invitations.ts';
import { passkeys } from './passkeys.ts';
import { LONGEST_PASSWORD } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { trustedOrigins } from './safe-links.ts';
import { secondFactor } from './second-factor.ts';
import { offersLink, signInLink } from './sign-in-link.ts';
import { askForPassword, confirmationPage } from './sign-up-device.ts';
import { ACCOUNTS, SESSIONS, USERS, VERIFICATIONS, WITHOUT_TOKENS } from './stored-accounts.ts';
import { openAccount } from './users.queries.ts';

type Parts = LetterParts &
  Readonly<{
    log: Log;
    secret: string;
    passwords: Passwords;
    /** Records that an invitation was accepted, in the transaction that opens the account. */
    onAccepted: (trx: Db, userId: string) => Promise<void>;
    google: GoogleServer;
  }>;

const DAY = 86_400;

export type Auth = ReturnType<typeof createAuth>;

/** What requests were found to be, for what better-auth calls behind them. */
type Found = Readonly<{
  givenNames: WeakMap<Request, string>;
  resets: WeakMap<Request, string>;
  proofs: WeakMap<Request, string>;
}>;

const emailVerification = (
  { env: { baseUrl } }: Pick<Parts, 'env'>,
  { sendUnlessInvited }: Letters,
  { proofs }: Found,
) => ({
  sendOnSignUp: true,
  sendOnSignIn: true,
  autoSignInAfterVerification: true,
  expiresIn: DAY,
  beforeEmailVerification: async ({ id, email }: Account, request?: Request) => {
    if (!request || proofs.get(request) !== id) throw askForPassword(email, request);
  },
  sendVerificationEmail: async ({ user, url, token }: Link) => {
    const landing = new URL(url).searchParams.get('callbackURL');
    const page = confirmationPage({ email: user.email, token }, landing, new URL(baseUrl).origin);
    await sendUnlessInvited(user, 'confirmation mail', () =>
      confirmationMail(user, `${baseUrl}${page}`),
    );
  },
});

const emailAndPassword = (
  { env, db, passwords, onAccepted }: Pick<Parts, 'env' | 'db' | 'passwords' | 'onAccepted'>,
  { send, sendUnlessInvited, onPasswordChanged }: Letters,
  { givenNames, resets }: Found,
) => ({
  enabled: true,
  requireEmailVerification: true,
  password: passwords,
  minPasswordLength: env.passwordMinLength,
  maxPasswordLength: LONGEST_PASSWORD,
  resetPasswordTokenExpiresIn: 3600,
  revokeSessionsOnPasswordReset: true,
  sendResetPassword: async ({ user, token }: { user: Account; token: string }) => {
    const url = `${env.baseUrl}/auth?view=reset#token=${token}`;
    const invited = await openInvitation(db, user.id);
    const message = invited
      ? invitationMail(user, invitationPage(env.baseUrl, token), '1 hora')
      : resetPasswordMail(user, url);
    send('password mail', message);
  },
  onPasswordReset: async ({ user }: { user: Account }, request?: Request) => {
    if (request) resets.set(request, user.email);
    // The link proved the address, and nobody else knows the new password.
    const name = (request && givenNames.get(request)) ?? null;
    await openAccount(db, user.id, name, onAccepted);
    await onPasswordChanged(user);
  },
  onExistingUserSignUp: async ({ user }: { user: Account }) =>
    sendUnlessInvited(user, 'sign-up notice', () =>
      existingAccountMail(user, `${env.baseUrl}/auth?view=forgot`),
    ),
});

const advanced = ({ env, background }: Pick<Parts, 'env' | 'background'>) => ({
  cookiePrefix: 'cb',
  // In some environments better-auth would switch these checks off by default.
  disableOriginCheck: false,
  disableCSRFCheck: false,
  useSecureCookies: env.baseUrl.startsWith('https:'),
  ipAddress: { ipAddressHeaders: ['x-client-ip'] },
  database: { validateSchema: false },
  backgroundTasks: {
    handler: (work: Promise<unknown>) => background.run('account task', work),
  },
});

/** @param linkTo makes a new link to the account of an invitation */
export function authOptions(parts: Parts, linkTo: LinkTo) {
  const { env, db, secret, log } = parts;
  const letters = lettersOf(parts, linkTo);
  const found: Found = { givenNames: new WeakMap(), resets: new WeakMap(), proofs: new WeakMap() };
  const origins = trustedOrigins(env);
  const refuse = refuser(env.passwordMinLength);
  const google = googleRules({ db, refuse, onJoined: letters.onJoined });
  return {
    appName: 'Companheiro Bíblico',
    baseURL: env.baseUrl,
    secret,
    trustedOrigins: origins,
    // better-auth gets its column names below, so our naming plugin must not change them.
    database: { db: db.withoutPlugins(), type: 'postgres' as const, transaction: true },
    telemetry: { enabled: false },
    logger: {
      level: 'warn' as const,
      // Messages may contain addresses of members, so only the text of errors is logged.
      log: (level: string, message: string) => {
        if (level === 'error') log.error({ from: 'better-auth' }, withoutAddresses(message));
      },
    },
    advanced: advanced(parts),
    rateLimit: addressLimits(db),
    session: {
      ...SESSIONS,
      expiresIn: 30 * DAY,
      updateAge: DAY,
      // Our own proof is asked for instead, which is minutes old and not a day.
      freshAge: 0,
    },
    user: {
      ...USERS,
      validateUserInfo: async (
        given: Parameters<typeof google.refusalOf>[0],
        ctx: Readonly<{ request?: Request | undefined }>,
      ) => {
        const error = await google.refusalOf(given, ctx.request);
        return error ? { error } : undefined;
      },
    },
    account: ACCOUNTS,
    verification: VERIFICATIONS,
    databaseHooks: WITHOUT_TOKENS,
    emailVerification: emailVerification(parts, letters, found),
    emailAndPassword: emailAndPassword(parts, letters, found),
    // Unexpected errors reach our own error handler, which answers and logs them.
    onAPIError: { throw: true, errorURL: googlePage(env.baseUrl) },
    plugins: [
      secondFactor(secret),
      passkeys({ db, baseUrl: env.baseUrl, origins, refuse }),
      ...(env.google ? [googleSignIn(env.google, parts.google)] : []),
      ...(offersLink(env) ? [signInLink({ db, baseUrl: env.baseUrl, send: letters.send })] : []),
    ],
    hooks: authHooks({ env, db, ...found, ...letters, google }),
  };
}

/** The limits of an address, over all instances. */
const addressLimits = (db: Db) => ({
  enabled: true,
  window: 60,
  max: 120,
  customRules: ADDRESS_LIMITS,
  customStorage: {
    consume: async (key: string, rule: { window: number; max: number }) => {
      const limit = { max: rule.max, windowSeconds: rule.window };
      const { allowed, retryAfterSeconds } = await spend(db, 'address', key, limit);
      return { allowed, retryAfter: allowed ? null : retryAfterSeconds };
    },
  },
});

export function createAuth(parts: Parts) {
  const { baseUrl } = parts.env;
  const linkTo: LinkTo = (userId) =>
    makeInvitationLink(auth, { baseUrl, userId, expiresAt: invitationEnd() });
  const auth = betterAuth(authOptions(parts, linkTo));
  return auth;
}

type Link = Readonly<{ user: Account; url: string; token: string }>;

function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '[address]');
}
