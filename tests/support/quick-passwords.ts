import { createHash } from 'node:crypto';
import { PASSWORDS, type Passwords } from '#server/auth/passwords.ts';

const MARK = 'quick:';

const quickHash = (password: string) =>
  MARK + createHash('sha256').update(password).digest('base64');

/** A fast password hash for tests that are not about passwords. */
export const QUICK_PASSWORDS: Passwords = {
  hash: async (password) => quickHash(password),
  // The first administrator's is made by the product.
  verify: async (given) =>
    given.hash.startsWith(MARK)
      ? given.hash === quickHash(given.password)
      : PASSWORDS.verify(given),
};
