import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../env.ts';

/** @param strict false while Vite serves the client, whose reloading needs inline scripts */
export function securityHeaders(env: Env, strict: boolean): RequestHandler {
  const secure = env.baseUrl.startsWith('https:');
  return helmet({
    // On plain http (a house network) both would turn every page blank.
    strictTransportSecurity: secure,
    contentSecurityPolicy: strict && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
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
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
