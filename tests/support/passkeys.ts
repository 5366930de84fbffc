import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as z from 'zod';
import { cookieOf, freshAddress, type Person, postAuth } from './people.ts';
import type { TestApp } from './test-app.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

type Ceremony = Readonly<{ challenge: string; origin: string; isVerified?: boolean }>;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');
/** A byte string of CBOR, with its length in one byte where that is enough. */
const bytes = (data: Buffer) =>
  Buffer.concat([
    Buffer.from(
      data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255],
    ),
    data,
  ]);
const hex = (digits: string) => Buffer.from(digits, 'hex');

export type Authenticator = ReturnType<typeof newAuthenticator>;

/** A device with one credential, which says by itself whether it has verified its user. */
export function newAuthenticator(id = randomBytes(32)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
  const cose = Buffer.concat([
    hex('a5010203262001' + '21'),
    coordinate(x),
    hex('22'),
    coordinate(y),
  ]);
  let counter = 0;
  const head = ({ origin, isVerified = true }: Ceremony, more: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: text(id),
    create: (ceremony: Ceremony) => {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const data = Buffer.concat([head(ceremony, WITH_CREDENTIAL), credential]);
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
        bytes(data),
      ]);
      return answer({
        clientDataJSON: text(clientData('webauthn.create', ceremony)),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },
    get: (ceremony: Ceremony) => {
      const data = head(ceremony, 0);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      });
    },
  };
}

const Options = z.looseObject({ challenge: z.string() });

type Site = Pick<TestApp, 'baseUrl'>;

/** Asks for a challenge. @returns the answer, and the cookies with which it is answered */
export async function challenge({ baseUrl }: Site, kind: 'register' | 'authenticate', cookie = '') {
  const response = await fetch(`${baseUrl}/api/auth/passkey/generate-${kind}-options`, {
    headers: { cookie, 'x-forwarded-for': freshAddress() },
  });
  const body: unknown = await response.json();
  const options = Options.safeParse(body).data;
  return {
    status: response.status,
    body,
    options,
    challenge: options?.challenge ?? '',
    cookie: [cookie, cookieOf(response)].filter(Boolean).join('; '),
  };
}

type Given = Readonly<{ name?: string; isVerified?: boolean }>;

/** Adds a device's credential to the account of whoever is signed in. */
export async function register(
  site: Site,
  device: Authenticator,
  cookie: string,
  { name, isVerified = true }: Given = {},
): Promise<Response> {
  const begun = await challenge(site, 'register', cookie);
  const ceremony = { challenge: begun.challenge, origin: site.baseUrl, isVerified };
  const body = { response: device.create(ceremony), ...(name === undefined ? {} : { name }) };
  return postAuth(site, '/passkey/verify-registration', body, { cookie: begun.cookie });
}

/** Signs in with a device, or confirms by it who is signed in. */
export async function enter(
  site: Site,
  device: Authenticator,
  cookie = '',
  { isVerified = true }: Given = {},
): Promise<Response> {
  const begun = await challenge(site, 'authenticate', cookie);
  const ceremony = { challenge: begun.challenge, origin: site.baseUrl, isVerified };
  const body = { response: device.get(ceremony) };
  return postAuth(site, '/passkey/verify-authentication', body, { cookie: begun.cookie });
}

/** A new passkey of a person's. */
export async function passkeyOf(person: Person, name: string): Promise<{ id: string }> {
  const added = await register(person, newAuthenticator(), person.cookie, { name });
  return z.object({ id: z.string() }).parse(await added.json());
}
