import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How passwords are kept: as hashes, which are slow to make on purpose. */
export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  verify: (given: { hash: string; password: string }) => Promise<boolean>;
}>;

export const PASSWORDS: Passwords = { hash: hashPassword, verify: verifyPassword };
