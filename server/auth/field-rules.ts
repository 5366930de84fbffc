import * as z from 'zod';
import { LONGEST_NAME } from '#shared/account/member-name.ts';
import { cleanName } from '#shared/text/clean-text.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Refuse } from './auth-messages.ts';
import { LONGEST_PASSWORD, passwordRules } from './password-rules.ts';
import { fieldOf } from './request-fields.ts';
import { deleteUnconfirmed, findOwner } from './users.queries.ts';

const SIGN_UP_FIELDS = new Set(['name', 'email', 'password', 'callbackURL', 'rememberMe']);
const EMAIL = z.email();

type Parts = Readonly<{
  env: Env;
  db: Db;
  refuse: Refuse;
  /** Maps a request that sets a first password to the name that its sender wants. */
  givenNames: WeakMap<Request, string>;
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

/** Makes what reads the fields that better-auth gets instead of the ones the client sent. */
export function fieldRules({ env, db, refuse, givenNames }: Parts) {
  const brokenRule = passwordRules(env.passwordMinLength);

  const nameIn = (body: unknown): string => {
    const name = cleanName(fieldOf(body, 'name') ?? '');
    if (name === '') throw refuse('BAD_REQUEST', 'NAME_REQUIRED');
    if (name.length > LONGEST_NAME) throw refuse('BAD_REQUEST', 'NAME_TOO_LONG');
    return name;
  };

  const refuseWeak = async (password: string, owner: Parameters<typeof brokenRule>[1]) => {
    const broken = await brokenRule(password, owner);
    if (broken) throw refuse('BAD_REQUEST', broken);
  };

  const signUpFields = async (body: unknown, email: string | null) => {
    const password = fieldOf(body, 'password') ?? '';
    const name = nameIn(body);
    const foreign = Object.keys(Object(body)).some((field) => !SIGN_UP_FIELDS.has(field));
    if (foreign) throw refuse('BAD_REQUEST', 'VALIDATION_ERROR');
    if (password) await refuseWeak(password, { email, name });
    const { length } = password;
    if (email && length >= env.passwordMinLength && length <= LONGEST_PASSWORD) {
      await deleteUnconfirmed(db, email.toLowerCase());
    }
    return { name };
  };

  /** Reads whose password a link sets. */
  const ownerOfLink = async ({ internalAdapter }: Links, token: string | null) => {
    if (!token) return null;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return link ? findOwner(db, link.value) : null;
  };

  return async (
    { path, body, request, context }: Received,
    signedIn: string | null,
  ): Promise<object> => {
    const email = fieldOf(body, 'email');
    if (email && !EMAIL.safeParse(email).success) throw refuse('BAD_REQUEST', 'INVALID_EMAIL');
    if (path === '/sign-up/email') return signUpFields(body, email);
    const password = fieldOf(body, 'newPassword');
    const owner = signedIn
      ? await findOwner(db, signedIn)
      : await ownerOfLink(context, fieldOf(body, 'token'));
    const isNamed = path === '/reset-password' && fieldOf(body, 'name') !== null;
    const name = isNamed ? nameIn(body) : null;
    if (password) await refuseWeak(password, owner);
    if (password && name) await refuseWeak(password, { email: null, name });
    if (request && name) givenNames.set(request, name);
    return path === '/change-password' ? { revokeOtherSessions: true } : {};
  };
}
