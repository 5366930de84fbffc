import { passkey } from '@better-auth/passkey';
import { getSessionFromCtx, isAPIError } from 'better-auth/api';
import { mayModerate } from '#shared/access.ts';
import { LONGEST_KEY_NAME } from '#shared/account/passkey-name.ts';
import { cleanName } from '#shared/text/clean-text.ts';
import type { Db } from '../db/client.ts';
import { MOST_PASSKEYS, type Refuse } from './auth-messages.ts';
import { findKeyOwner, keepWithin } from './passkeys.queries.ts';
import { fieldOf, fieldsOf } from './request-fields.ts';
import { markPasskey, readStanding, type Standing } from './sessions.queries.ts';

export const PASSKEY_PATHS = [
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
] as const;

const CREDENTIAL_ID = /^[\w-]{1,1400}$/;

/** A browser offers passkeys to a site behind https, and to the machine that it runs on. */
export function offersPasskeys(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || hostname === 'localhost';
}

type Parts = Readonly<{ db: Db; baseUrl: string; origins: string[]; refuse: Refuse }>;

/**
 * better-auth's passkeys, each with a verified user: a device and what unlocks it, which makes two
 * factors. They are of the host of the site's address, and void where that changes.
 */
export const passkeys = ({ db, baseUrl, origins, refuse }: Parts) =>
  passkey({
    rpID: new URL(baseUrl).hostname,
    rpName: 'Companheiro Bíblico',
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
    registration: {
      afterVerification: async ({ verification: { registrationInfo } }) => {
        if (!registrationInfo?.userVerified) throw refuse('BAD_REQUEST', 'PASSKEY_UNVERIFIED');
        const taken = await findKeyOwner(db, registrationInfo.credential.id);
        if (taken) throw refuse('BAD_REQUEST', 'PASSKEY_TAKEN');
      },
    },
    authentication: {
      afterVerification: async ({ ctx, verification: { authenticationInfo } }) => {
        if (!authenticationInfo.userVerified) throw refuse('BAD_REQUEST', 'PASSKEY_UNVERIFIED');
        const owner = await findKeyOwner(db, authenticationInfo.credentialID);
        if (!owner) throw refuse('UNAUTHORIZED', 'PASSKEY_NOT_FOUND');
        // Whoever is signed in confirms who they are, and does not become somebody else by it.
        const session = await getSessionFromCtx(ctx);
        if (session && session.user.id !== owner.userId) {
          throw refuse('FORBIDDEN', 'PASSKEY_OF_ANOTHER');
        }
        if (owner.blockedAt) throw refuse('FORBIDDEN', 'ACCOUNT_BLOCKED');
        if (!owner.emailVerified) throw refuse('FORBIDDEN', 'EMAIL_UNCONFIRMED');
      },
    },
  });

/**
 * Whether somebody with a role came in by the password alone, though the account has a passkey:
 * such a session must not change what protects the account.
 */
export const lacksPasskey = ({ role, passkeys, hasSecondFactor }: Standing): boolean =>
  mayModerate(role) && passkeys > 0 && !hasSecondFactor;

type Context = Parameters<typeof getSessionFromCtx>[0];

type Rules = Readonly<{
  db: Db;
  refuse: Refuse;
  onAdded: (userId: string) => Promise<void>;
}>;

async function admitRegistration(
  ctx: Context,
  { db, refuse }: Pick<Rules, 'db' | 'refuse'>,
): Promise<Standing> {
  const session = await getSessionFromCtx(ctx);
  const standing = session && (await readStanding(db, session.session.id));
  if (!standing) throw refuse('UNAUTHORIZED', 'SESSION_EXPIRED');
  if (!standing.isProven) throw refuse('FORBIDDEN', 'SESSION_NOT_FRESH');
  if (lacksPasskey(standing)) throw refuse('FORBIDDEN', 'PASSKEY_NEEDED');
  return standing;
}

/** Our rules around passkeys: one is added after a fresh proof, and its session is marked. */
export function passkeyRules(rules: Rules) {
  const { db, refuse, onAdded } = rules;

  /** @returns the fields that better-auth gets instead of the ones that the client sent */
  const before = async (ctx: Context): Promise<object> => {
    switch (ctx.path) {
      case '/passkey/generate-register-options': {
        const { passkeys: held } = await admitRegistration(ctx, rules);
        if (held >= MOST_PASSKEYS) throw refuse('BAD_REQUEST', 'TOO_MANY_PASSKEYS');
        return {};
      }
      case '/passkey/verify-registration': {
        await admitRegistration(ctx, rules);
        const name = cleanName(fieldOf(ctx.body, 'name') ?? '');
        if (name.length > LONGEST_KEY_NAME) throw refuse('BAD_REQUEST', 'NAME_TOO_LONG');
        return { name: name || 'Chave de acesso', createSession: false };
      }
      case '/passkey/verify-authentication': {
        const id = fieldOf(fieldsOf(ctx.body, 'response'), 'id') ?? '';
        if (!CREDENTIAL_ID.test(id)) throw refuse('BAD_REQUEST', 'VALIDATION_ERROR');
        return {};
      }
      default:
        return {};
    }
  };

  /** Notes what has just been added or shown. @returns the answer where it is another than better-auth's */
  const after = async (ctx: Context, returned: unknown) => {
    if (isAPIError(returned)) return;
    const { newSession } = ctx.context;
    switch (ctx.path) {
      case '/passkey/generate-authenticate-options':
        return ctx.json({ ...Object(returned), userVerification: 'required' });
      case '/passkey/verify-registration': {
        const session = await getSessionFromCtx(ctx);
        if (!session) return;
        const { id: userId } = session.user;
        const id = fieldOf(returned, 'id') ?? '';
        if (!(await keepWithin(db, { userId, id, most: MOST_PASSKEYS }))) {
          throw refuse('BAD_REQUEST', 'TOO_MANY_PASSKEYS');
        }
        await markPasskey(db, session.session.token, { id });
        return onAdded(userId);
      }
      case '/passkey/verify-authentication': {
        const credentialId = fieldOf(fieldsOf(ctx.body, 'response'), 'id') ?? '';
        if (newSession) await markPasskey(db, newSession.session.token, { credentialId });
        return;
      }
      default:
    }
  };

  return { before, after };
}
