import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Hashing is slow on purpose, so tests replace it. */
export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  verify: (given: { hash: string; password: string }) => Promise<boolean>;
}>;

export const PASSWORDS: Passwords = { hash: hashPassword, verify: verifyPassword };
