import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { Agent, createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** A certificate of localhost for tests alone, which vouches for itself. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSzOzahaDyWgx077W
DNDOkBtbiBMb9hatVzLi5QOUGuyhRANCAAQUNzpy2HLnkmu/lEnQerd0JjovymyS
uUJKuh937rU0hFynIfKAHVsWjkfzCZ2W+VSzEZ1LOIhPJI9q7QkRRlZR
-----END PRIVATE KEY-----`;
const CERT = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUdRm2L+gjuCOPd9WYltot0iqb46cwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzE4NDgxNloYDzIxMjYxMTAz
MTg0ODE2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQUNzpy2HLnkmu/lEnQerd0JjovymySuUJKuh937rU0hFynIfKAHVsW
jkfzCZ2W+VSzEZ1LOIhPJI9q7QkRRlZRo28wbTAdBgNVHQ4EFgQUaaqd9ld/vyz+
CysXNMqoXy/LseQwHwYDVR0jBBgwFoAUaaqd9ld/vyz+CysXNMqoXy/LseQwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAJbMkCbLpD8JiPyOynlVGrUALStk/6bMnRsRbp0NQB9rAiBB
cjF5JfqvizT92VoyYScJUifGnOrKlL9vch6TfB3tVg==
-----END CERTIFICATE-----`;

export const CERTIFICATE = { key: KEY, cert: CERT };

/** The length of an uncompressed point of the curve. */
const POINT = 65;

type Answer = Readonly<{ status: number }> | 'nothing';
type Received = Readonly<{
  notice: unknown;
  ttl: string;
  /** The claims of the sender, whose signature was found right. */
  sender: Readonly<Record<string, unknown>>;
  publicKey: string;
}>;

/** A push service that speaks RFC 8030, 8291 and 8292 as those of browsers do, and a device behind it. */
export async function startPushService() {
  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  let answer: Answer = { status: 201 };
  const server = createServer(CERTIFICATE, async (request, response) => {
    const body = await buffer(request);
    if (answer === 'nothing') return;
    if (answer.status === 201) {
      const { sender, publicKey } = senderOf(request.headers.authorization ?? '');
      const notice: unknown = JSON.parse(decrypted(body, device, auth));
      received.push({ notice, ttl: String(request.headers['ttl']), sender, publicKey });
    }
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `https://localhost:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    origin,
    received,
    subscription: {
      endpoint: `${origin}/aparelho-1`,
      p256dh: device.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Trusts the certificate of this service. */
    agent: new Agent({ ca: CERT }),
    answerWith: (next: Answer) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads who sends, by the key that the header names (RFC 8292). @throws where another one signed */
function senderOf(authorization: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33, POINT).toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signer = { key, dsaEncoding: 'ieee-p1363' as const };
  const text = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', text, signer, Buffer.from(signature, 'base64url'))) {
    throw new Error('another key signed');
  }
  return { sender: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), publicKey };
}

/** Reads a message as the device to which it is encrypted (RFC 8291). */
function decrypted(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const server = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const derive = (from: Uint8Array, salted: Uint8Array, what: Uint8Array, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, salted, what, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), server]);
  const secret = derive(device.computeSecret(server), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
