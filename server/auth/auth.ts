import { betterAuth } from 'better-auth';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import type { Background } from '../process/background.ts';
import { spend } from '../rate-limit/rate-limit.ts';
import { ADDRESS_LIMITS } from './account-limits.ts';
import { authHooks } from './auth-hooks.ts';
import {
  confirmationMail,
  existingAccountMail,
  googleMail,
  invitationMail,
  passkeyMail,
  passwordChangedMail,
  resetPasswordMail,
  secondFactorMail,
} from './auth-mails.ts';
import { refuser } from './auth-messages.ts';
import { type GoogleServer, googlePage, googleRules, googleSignIn } from './google.ts';
import { openInvitation } from './invitations.queries.ts';
import { invitationEnd, invitationPage, makeInvitationLink } from './invitations.ts';
import { passkeys } from './passkeys.ts';
import { LONGEST_PASSWORD } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { trustedOrigins } from './safe-links.ts';
import { type SecondFactorAct, secondFactor } from './second-factor.ts';
import { offersLink, signInLink } from './sign-in-link.ts';
import { askForPassword, confirmationPage } from './sign-up-device.ts';
import { ACCOUNTS, SESSIONS, USERS, VERIFICATIONS, WITHOUT_TOKENS } from './stored-accounts.ts';
import { deleteMailedLinks, findOwner, openAccount } from './users.queries.ts';

type Parts = Readonly<{
  env: Env;
  db: Db;
  mail: Mail;
  log: Log;
  background: Background;
  secret: string;
  passwords: Passwords;
  /** Records that an invitation was accepted, in the transaction that opens the account. */
  onAccepted: (trx: Db, userId: string) => Promise<void>;
  /** Records what somebody did with their second factor. */
  onSecondFactor: (userId: string, act: SecondFactorAct) => Promise<void>;
  /** Records that somebody added a passkey. */
  onPasskey: (userId: string) => Promise<void>;
  /** Records that an account may be opened by Google from now on. */
  onGoogle: (userId: string) => Promise<void>;
  google: GoogleServer;
}>;

const DAY = 86_400;

export type Auth = ReturnType<typeof createAuth>;

/** @param linkTo makes a new link to the account of an invitation */
export function authOptions(
  { env, db, mail, background, secret, log, passwords, onAccepted, ...parts }: Parts,
  linkTo: (userId: string) => Promise<string>,
) {
  const givenNames = new WeakMap<Request, string>();
  const resets = new WeakMap<Request, string>();
  const proofs = new WeakMap<Request, string>();
  const send = (what: string, message: Message) => background.run(what, mail.send(message));
  /** An address that was invited is claimed by its invitation alone, so that is what it is sent. */
  const sendUnlessInvited = async (user: Account, what: string, message: () => Message) => {
    if (!(await openInvitation(db, user.id))) return send(what, message());
    send('invitation', invitationMail(user, await linkTo(user.id), '72 horas'));
  };
  const onPasswordChanged = async (user: Account) => {
    await deleteMailedLinks(db, user.id);
    send('password notice', passwordChangedMail(user, env.baseUrl));
  };
  /** Tells an owner what changed in how their account is opened. */
  const sendNotice = async (userId: string, what: string, messageTo: MessageTo) => {
    const owner = await findOwner(db, userId);
    if (owner) send(what, messageTo(owner));
  };
  const google = googleRules({
    db,
    refuse: refuser(env.passwordMinLength),
    onJoined: async (userId) => {
      await parts.onGoogle(userId);
      await sendNotice(userId, 'google notice', (to) => googleMail(to, 'link', env.baseUrl));
    },
  });
  return {
    appName: 'Companheiro Bíblico',
    baseURL: env.baseUrl,
    secret,
    trustedOrigins: trustedOrigins(env),
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
    advanced: {
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
    },
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
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      beforeEmailVerification: async ({ id, email }: Account, request?: Request) => {
        if (!request || proofs.get(request) !== id) throw askForPassword(email, request);
      },
      sendVerificationEmail: async ({ user, url, token }: Link) => {
        const landing = new URL(url).searchParams.get('callbackURL');
        const { origin } = new URL(env.baseUrl);
        const page = confirmationPage({ email: user.email, token }, landing, origin);
        await sendUnlessInvited(user, 'confirmation mail', () =>
          confirmationMail(user, `${env.baseUrl}${page}`),
        );
      },
    },
    emailAndPassword: {
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
    },
    // Unexpected errors reach our own error handler, which answers and logs them.
    onAPIError: { throw: true, errorURL: googlePage(env.baseUrl) },
    plugins: [
      secondFactor(secret),
      passkeys({
        db,
        baseUrl: env.baseUrl,
        origins: trustedOrigins(env),
        refuse: refuser(env.passwordMinLength),
      }),
      ...(env.google ? [googleSignIn(env.google, parts.google)] : []),
      ...(offersLink(env) ? [signInLink({ db, baseUrl: env.baseUrl, send })] : []),
    ],
    hooks: authHooks({
      env,
      db,
      givenNames,
      resets,
      proofs,
      onPasswordChanged,
      google,
      onSecondFactor: async (userId, act) => {
        await parts.onSecondFactor(userId, act);
        await sendNotice(userId, 'second factor notice', (to) =>
          secondFactorMail(to, act, env.baseUrl),
        );
      },
      onPasskey: async (userId) => {
        await parts.onPasskey(userId);
        await sendNotice(userId, 'passkey notice', (to) => passkeyMail(to, 'add', env.baseUrl));
      },
    }),
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
  const linkTo = (userId: string): Promise<string> =>
    makeInvitationLink(auth, { baseUrl, userId, expiresAt: invitationEnd() });
  const auth = betterAuth(authOptions(parts, linkTo));
  return auth;
}

type Person = Readonly<{ name: string; email: string }>;
type Account = Person & Readonly<{ id: string }>;
type Link = Readonly<{ user: Account; url: string; token: string }>;
type Message = Parameters<Mail['send']>[0];
type MessageTo = (owner: Person) => Message;

function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '[address]');
}
