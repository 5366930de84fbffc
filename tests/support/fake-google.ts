import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { GoogleServer } from '#server/auth/google.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Somebody with an account of Google's. */
export type GooglePerson = Readonly<{
  sub: string;
  email: string;
  name: string;
  email_verified: boolean;
}>;

export const googlePerson = (more: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: randomUUID(),
  email: `${randomUUID()}@exemplo.com.br`,
  name: 'Lídia de Tiatira',
  email_verified: true,
  ...more,
});

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

type Key = ReturnType<typeof newKey>['privateKey'];
type Granted = Readonly<{ person: GooglePerson; asked: URLSearchParams }>;

const verifierOf = (body: URLSearchParams) =>
  createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url');

/** The tokens of somebody who let the product in. @param lies what they say otherwise than they should */
function tokensOf({ person, asked }: Granted, issuer: string, lies: Claims, key: Key) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: issuer, aud: 'cliente', iat: now, exp: now + 3600 },
    nonce: asked.get('nonce'),
    ...person,
    ...lies,
  };
  const signed = `${part({ alg: 'RS256', kid: 'chave' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), key);
  return { access_token: 'acesso', id_token: `${signed}.${signature.toString('base64url')}` };
}

/** A server on this machine that speaks OpenID as Google does, with the code bound to its verifier. */
export async function startFakeGoogle() {
  const { privateKey, publicKey } = newKey();
  const granted = new Map<string, Granted>();
  /** What the next tokens say otherwise than they should. */
  const lies: { claims: Claims; key: Key | null } = { claims: {}, key: null };
  /** Who presses "continue" in a browser; nobody refuses. */
  const browser: { person: GooglePerson | null } = { person: null };

  const grant = (person: GooglePerson, asked: URLSearchParams) => {
    const code = randomUUID();
    granted.set(code, { person, asked });
    const { searchParams, href } = new URL(asked.get('redirect_uri') ?? '');
    searchParams.set('code', code);
    searchParams.set('state', asked.get('state') ?? '');
    return `${href}?${searchParams}`;
  };
  const refuse = (asked: URLSearchParams) =>
    `${asked.get('redirect_uri')}?${new URLSearchParams({ error: 'access_denied', state: asked.get('state') ?? '' })}`;

  const tokenFor = (body: URLSearchParams) => {
    const code = body.get('code') ?? '';
    const found = granted.get(code);
    granted.delete(code);
    if (!found || verifierOf(body) !== found.asked.get('code_challenge')) return null;
    return tokensOf(found, origin, lies.claims, lies.key ?? privateKey);
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/keys') {
      const key = publicKey.export({ format: 'jwk' });
      return json(200, { keys: [{ ...key, kid: 'chave', alg: 'RS256', use: 'sig' }] });
    }
    if (pathname === '/authorize') {
      const { person } = browser;
      const to = person ? grant(person, searchParams) : refuse(searchParams);
      return response.writeHead(302, { location: to }).end();
    }
    const tokens = pathname === '/token' ? tokenFor(await bodyOf(request)) : null;
    return tokens ? json(200, tokens) : json(400, { error: 'invalid_grant' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const google: GoogleServer = {
    issuer: origin,
    authorize: `${origin}/authorize`,
    token: `${origin}/token`,
    keys: `${origin}/keys`,
  };
  return {
    google,
    env: { GOOGLE_CLIENT_ID: 'cliente', GOOGLE_CLIENT_SECRET: 'segredo' },
    browser,
    lies,
    /** A key that is not Google's. */
    otherKey: () => newKey().privateKey,
    grant,
    refuse,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Lets Google open the account of somebody who was there before. */
export async function linkGoogle(app: TestApp, { id }: Person): Promise<void> {
  const values = { id: randomUUID(), userId: id, accountId: randomUUID(), providerId: 'google' };
  await app.context.db.insertInto('accounts').values(values).execute();
}
