import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Env } from '../env.ts';

/** No page of ours uses these features of a device, so injected code cannot use them either. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A middleware that needs nothing of Express. */
export type NodeMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce admits the inline scripts of one response only. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

const POLICY = 'content-security-policy';

/** Admits these inline scripts, by their hashes, in place of those with the nonce of this response. */
export function admitScripts(response: ServerResponse, hashes: readonly string[]): void {
  const policy = String(response.getHeader(POLICY) ?? '');
  const admitted = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  if (policy) response.setHeader(POLICY, policy.replace(`'nonce-${nonceOf(response)}'`, admitted));
}

const A_YEAR = 31_536_000;

/** Told with every answer, those before Express too; on plain http (a house network) none may be. */
export const transportSecurity = ({ baseUrl }: Pick<Env, 'baseUrl'>): string | null =>
  baseUrl.startsWith('https:') ? `max-age=${A_YEAR}; includeSubDomains` : null;

/** @param strict false while Vite serves the client, whose reloading needs inline scripts */
export function securityHeaders(env: Env, strict: boolean): NodeMiddleware {
  const secure = env.baseUrl.startsWith('https:');
  const policy = helmet({
    // Set before this, for every answer.
    strictTransportSecurity: false,
    contentSecurityPolicy: strict && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        // On plain http (a house network) it would turn every page blank.
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    policy(request, response, next);
  };
}
