import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values that come back in links, for one purpose each. */
export type Signer = Readonly<{
  sign: (purpose: string, value: string) => string;
  /** The value of a token that was signed here for this purpose. */
  read: (purpose: string, token: string) => string | null;
}>;

export function createSigner(secret: string): Signer {
  const mac = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
  return {
    sign: (purpose, value) => `${value}.${mac(purpose, value).toString('base64url')}`,
    read: (purpose, token) => {
      const dot = token.lastIndexOf('.');
      const value = token.slice(0, Math.max(0, dot));
      const given = Buffer.from(token.slice(dot + 1), 'base64url');
      const wanted = mac(purpose, value);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;
    },
  };
}
