import type { BetterAuthPlugin } from 'better-auth';
import { getSessionFromCtx } from 'better-auth/api';
import {
  createAuthorizationURL,
  type OAuthProvider,
  validateAuthorizationCode,
  verifyProviderIdToken,
} from 'better-auth/oauth2';
import { createRemoteJWKSet, decodeJwt } from 'jose';
import * as z from 'zod';
import { LONGEST_NAME } from '#shared/account/member-name.ts';
import { cleanName } from '#shared/text/clean-text.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { unlessGivenUp } from '../process/give-up.ts';
import type { Refuse } from './auth-messages.ts';
import { isMember, readEntrance } from './users.queries.ts';

/** Where a person is asked who they are, and where the server asks what they said. */
export type GoogleServer = Readonly<Record<'issuer' | 'authorize' | 'token' | 'keys', string>>;

/** From https://accounts.google.com/.well-known/openid-configuration, which a start does not wait for. */
export const GOOGLE: GoogleServer = {
  issuer: 'https://accounts.google.com',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};

export const GOOGLE_PATHS = ['/sign-in/social', '/callback/:id'] as const;
const [BEGIN, CALLBACK] = GOOGLE_PATHS;

/** The page that tells what came of it. */
export const googlePage = (baseUrl: string) => `${baseUrl}/auth?by=google`;

export const offersGoogle = ({ google }: Pick<Env, 'google'>): boolean => google !== null;

const BEGIN_FIELDS = new Set(['provider', 'callbackURL', 'errorCallbackURL']);
const LONGEST_WAIT_MS = 10_000;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(255),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().catch(''),
});

/** What a person is called here: as at Google, or as their address begins. */
const nameOf = ({ name, email }: z.infer<typeof Claims>): string =>
  [cleanName(name), cleanName(email.split('@')[0] ?? '')]
    .map((each) => each.slice(0, LONGEST_NAME).trim())
    .find((each) => each !== '') ?? 'Visitante';

/**
 * Google as a provider of better-auth's: its own trusts what the token says and knows no nonce, and
 * its addresses are fixed, so that nothing could stand in for it.
 */
function googleProvider(
  { clientId, clientSecret }: NonNullable<Env['google']>,
  server: GoogleServer,
): OAuthProvider {
  const options = { clientId, clientSecret };
  const provider: OAuthProvider = {
    id: 'google',
    name: 'Google',
    issuer: server.issuer,
    options,
    requiresIdTokenNonce: true,
    idToken: {
      jwks: createRemoteJWKSet(new URL(server.keys), { timeoutDuration: LONGEST_WAIT_MS }),
      issuer: server.issuer,
      audience: clientId,
      algorithms: ['RS256'],
      maxTokenAge: '1h',
    },
    accountSubject: ({ profile }) => Claims.parse(profile).sub,
    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      createAuthorizationURL({
        id: 'google',
        options,
        authorizationEndpoint: server.authorize,
        scopes: ['openid', 'email', 'profile'],
        state,
        codeVerifier,
        redirectURI,
        // Whoever shares a device chooses whose account it is.
        prompt: 'select_account',
        ...(idTokenNonce ? { nonce: idTokenNonce } : {}),
      }),
    validateAuthorizationCode: ({ code, codeVerifier, redirectURI }) =>
      unlessGivenUp(
        AbortSignal.timeout(LONGEST_WAIT_MS),
        validateAuthorizationCode({
          code,
          redirectURI,
          options,
          tokenEndpoint: server.token,
          ...(codeVerifier ? { codeVerifier } : {}),
        }),
      ),
    getUserInfo: async ({ idToken, expectedIdTokenNonce: nonce }) => {
      if (!idToken || !nonce || !(await verifyProviderIdToken(provider, idToken, nonce))) {
        return null;
      }
      const { data } = Claims.safeParse(decodeJwt(idToken));
      if (!data) return null;
      const { email, email_verified: emailVerified } = data;
      return { user: { email, emailVerified, name: nameOf(data) }, data };
    },
  };
  return provider;
}

/** better-auth's sign-in by Google. */
export const googleSignIn = (keys: NonNullable<Env['google']>, server: GoogleServer) =>
  ({
    id: 'google-sign-in',
    init: ({ socialProviders }) => ({
      context: { socialProviders: [googleProvider(keys, server), ...socialProviders] },
    }),
  }) satisfies BetterAuthPlugin;

type Context = Parameters<typeof getSessionFromCtx>[0];

type Joining = Readonly<{
  user: Readonly<{ id?: unknown; emailVerified?: unknown }>;
  source: Readonly<{ action: string; method: string }>;
}>;

type Rules = Readonly<{
  db: Db;
  refuse: Refuse;
  /** Records and tells that Google opens an account from now on that was there before. */
  onJoined: (userId: string) => Promise<void>;
}>;

/** Our rules around Google: who comes by it, and which accounts it may open. */
export function googleRules({ db, refuse, onJoined }: Rules) {
  const signedIn = new WeakMap<Request, string>();
  const joined = new WeakSet<Request>();

  const before = async (ctx: Context): Promise<void> => {
    if (ctx.path === BEGIN) {
      // better-auth would take a token of the client's as well, and scopes.
      const foreign = Object.keys(Object(ctx.body)).some((field) => !BEGIN_FIELDS.has(field));
      if (foreign) throw refuse('BAD_REQUEST', 'VALIDATION_ERROR');
    }
    if (ctx.path !== CALLBACK || !ctx.request) return;
    const session = await getSessionFromCtx(ctx);
    if (session) signedIn.set(ctx.request, session.user.id);
  };

  /** @returns why an account is neither opened nor created */
  const refusalOf = async (
    { user, source }: Joining,
    request: Request | undefined,
  ): Promise<string | null> => {
    if (source.method !== 'oauth') return null;
    if (user.emailVerified !== true) return 'GOOGLE_UNCONFIRMED';
    const visitor = request && signedIn.get(request);
    const isNew = source.action === 'create-user';
    if (visitor && (isNew || user.id !== visitor)) return 'GOOGLE_OF_ANOTHER';
    // Nothing is read here inside of better-auth's transaction, which the embedded database would wait for.
    if (isNew) return null;
    const owner = await readEntrance(db, String(user.id));
    if (!owner?.emailVerified) return 'account_not_linked';
    if (owner.blockedAt) return 'ACCOUNT_BLOCKED';
    if (!isMember(owner)) return 'GOOGLE_NOT_FOR_STAFF';
    if (source.action === 'link-account' && request) joined.add(request);
    return null;
  };

  const after = async (ctx: Context): Promise<void> => {
    const { newSession } = ctx.context;
    if (newSession && ctx.request && joined.has(ctx.request)) await onJoined(newSession.user.id);
  };

  return { before, refusalOf, after };
}
