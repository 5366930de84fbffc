import { randomInt } from 'node:crypto';
import { PASSWORDS } from '../../auth/passwords.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { type AddedAdmin, createAdmin, createFirstAdmin } from './first-admin.queries.ts';

const DEFAULT_EMAIL = 'admin@companheirobiblico.local';
// Letters that are mistaken for one another when copied from a terminal are left out.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomPassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * Creates the account that opens the administration area, on the very first start.
 * @returns the credentials to show the maintainer, or null when there is an administrator already
 */
export async function ensureFirstAdmin(
  db: Db,
  admin: Env['admin'],
): Promise<{ email: string; password: string | null } | null> {
  const email = admin?.email ?? DEFAULT_EMAIL;
  const password = admin?.password ?? randomPassword();
  const outcome = await createFirstAdmin(db, {
    email,
    // Hashing is slow on purpose, so it waits until the account is really created.
    hashPassword: () => PASSWORDS.hash(password),
    printed: !admin?.password,
  });
  if (outcome === 'exists') return null;
  // The maintainer knows a password from ADMIN_PASSWORD, so the terminal does not repeat it.
  const show = outcome === 'created' && !admin?.password;
  return { email, password: show ? password : null };
}

/**
 * Adds an administrator for a maintainer.
 * @returns the password of a new account
 */
export async function addAdmin(
  db: Db,
  given: { email: string; password: string | null; promote: boolean },
): Promise<{ kind: AddedAdmin; password: string }> {
  const { email, promote } = given;
  const password = given.password ?? randomPassword();
  const chosen = promote
    ? null
    : { hash: await PASSWORDS.hash(password), printed: given.password === null };
  return { kind: await createAdmin(db, { email, password: chosen, promote }), password };
}
