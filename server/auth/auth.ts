import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import * as z from 'zod';
import { LONGEST_NAME } from '#shared/account.ts';
import type { Background } from '../background.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import { type Limit, spend } from '../rate-limit/rate-limit.ts';
import {
  confirmationMail,
  existingAccountMail,
  passwordChangedMail,
  resetPasswordMail,
} from './auth-mails.ts';
import { AUTH_MESSAGES, passwordTooShort } from './auth-messages.ts';
import { commonPasswords } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';

type Parts = Readonly<{
  env: Env;
  db: Db;
  mail: Mail;
  log: Log;
  background: Background;
  secret: string;
  passwords: Passwords;
}>;

const DAY = 86_400;
const EMAIL = z.email();

/** By account, beside better-auth's own by address: what one e-mail may be tried with. */
const ACCOUNT_LIMITS: Readonly<Record<string, Limit>> = {
  '/sign-in/email': { max: 20, windowSeconds: 900 },
  '/sign-up/email': { max: 5, windowSeconds: 3600 },
  '/request-password-reset': { max: 5, windowSeconds: 3600 },
  '/send-verification-email': { max: 5, windowSeconds: 3600 },
};

/** What better-auth offers beyond e-mail and password has no screen here, so it has no door. */
const CLOSED_PATHS = [
  '/sign-in/social',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  '/update-user',
  '/update-session',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/set-password',
  '/verify-password',
  '/error',
  '/ok',
];

export type Auth = ReturnType<typeof createAuth>;

export function authOptions({ env, db, mail, background, secret, log, passwords }: Parts) {
  let common: Promise<ReadonlySet<string>> | undefined;
  const send = (what: string, message: Parameters<Mail['send']>[0]) =>
    background.run(what, mail.send(message));
  return {
    appName: 'Companheiro Bíblico',
    baseURL: env.baseUrl,
    secret,
    trustedOrigins: trustedOrigins(env),
    // Its own column names are given below, so it works beneath our naming plugin.
    database: { db: db.withoutPlugins(), type: 'postgres' as const, transaction: true },
    disabledPaths: CLOSED_PATHS,
    telemetry: { enabled: false },
    logger: {
      level: 'warn' as const,
      // Its messages may carry addresses of members: only the level and the text of errors pass.
      log: (level: string, message: string) => {
        if (level === 'error') log.error({ from: 'better-auth' }, withoutAddresses(message));
      },
    },
    advanced: {
      cookiePrefix: 'cb',
      // Said outright: in some environments it would leave these checks off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: env.baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      database: { validateSchema: false },
      backgroundTasks: {
        handler: (work: Promise<unknown>) => background.run('account task', work),
      },
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { window: 60, max: 20 },
        '/sign-up/email': { window: 3600, max: 20 },
        '/request-password-reset': { window: 3600, max: 20 },
        '/send-verification-email': { window: 3600, max: 20 },
        '/get-session': { window: 60, max: 600 },
      },
      customStorage: {
        consume: async (key: string, rule: { window: number; max: number }) => {
          const limit = { max: rule.max, windowSeconds: rule.window };
          const { allowed, retryAfterSeconds } = await spend(db, 'address', key, limit);
          return { allowed, retryAfter: allowed ? null : retryAfterSeconds };
        },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * DAY,
      updateAge: DAY,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        idToken: 'id_token',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed' as const,
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: async ({ user, url }: { user: Person; url: string }) =>
        send('confirmation mail', confirmationMail(user, url)),
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      password: passwords,
      minPasswordLength: env.passwordMinLength,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }: { user: Person; token: string }) =>
        send(
          'password mail',
          resetPasswordMail(user, `${env.baseUrl}/auth?view=reset&token=${token}`),
        ),
      onPasswordReset: async ({ user }: { user: Person }) =>
        send('password notice', passwordChangedMail(user, env.baseUrl)),
      onExistingUserSignUp: async ({ user }: { user: Person }) =>
        send('sign-up notice', existingAccountMail(user, `${env.baseUrl}/auth?view=forgot`)),
    },
    onAPIError: {
      onError: (error: unknown) => {
        if (!isAPIError(error)) log.error({ err: error }, 'an account request failed');
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        const body: unknown = ctx.body;
        const limit = ACCOUNT_LIMITS[ctx.path];
        const email = fieldOf(body, 'email');
        if (limit && email) {
          const { allowed } = await spend(db, ctx.path, email, limit);
          if (!allowed) throw refusal('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS');
        }
        if (email && !EMAIL.safeParse(email).success) throw refusal('BAD_REQUEST', 'INVALID_EMAIL');
        refuseBadName(ctx.path, fieldOf(body, 'name'));
        const password = fieldOf(body, ctx.path === '/sign-up/email' ? 'password' : 'newPassword');
        common ??= commonPasswords(env.passwordMinLength);
        if (password && (await common).has(password.toLowerCase())) {
          throw refusal('BAD_REQUEST', 'PASSWORD_COMMON');
        }
      }),
      after: createAuthMiddleware(async (ctx) => {
        const { returned } = ctx.context;
        if (!isAPIError(returned)) return;
        const code = returned.body?.code ?? '';
        const message =
          code === 'PASSWORD_TOO_SHORT'
            ? passwordTooShort(env.passwordMinLength)
            : AUTH_MESSAGES[code];
        if (message) throw new APIError(returned.status, { ...returned.body, message });
      }),
    },
  };
}

export function createAuth(parts: Parts) {
  return betterAuth(authOptions(parts));
}

type Person = Readonly<{ name: string; email: string }>;

export function trustedOrigins(env: Env): string[] {
  const local = [`http://localhost:${env.port}`, `http://127.0.0.1:${env.port}`];
  return [...new Set([new URL(env.baseUrl).origin, ...local])];
}

function fieldOf(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
}

function refuseBadName(path: string, name: string | null): void {
  if (path !== '/sign-up/email') return;
  if (!name || name.trim() === '') throw refusal('BAD_REQUEST', 'NAME_REQUIRED');
  if (name.length > LONGEST_NAME) throw refusal('BAD_REQUEST', 'NAME_TOO_LONG');
}

function refusal(status: 'BAD_REQUEST' | 'TOO_MANY_REQUESTS', code: string): APIError {
  return new APIError(status, { code, message: AUTH_MESSAGES[code] ?? code });
}

function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '[address]');
}
