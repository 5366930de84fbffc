import { randomInt } from 'node:crypto';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import { createFirstAdmin } from './first-admin.queries.ts';
import { PASSWORDS } from './passwords.ts';

const DEFAULT_EMAIL = 'admin@companheirobiblico.local';
// Without letters that are mistaken for one another when copied from a terminal.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

function randomPassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * On the very first start: the account that opens the administration area.
 * @returns what to tell the maintainer, or null when there is an administrator already
 */
export async function ensureFirstAdmin(
  db: Db,
  admin: Env['admin'],
): Promise<{ email: string; password: string | null } | null> {
  const email = admin?.email ?? DEFAULT_EMAIL;
  const password = admin?.password ?? randomPassword();
  const outcome = await createFirstAdmin(db, {
    email,
    // Slow on purpose, so only for an account that is really made.
    hashPassword: () => PASSWORDS.hash(password),
  });
  if (outcome === 'exists') return null;
  // A chosen password is known to who chose it and is not repeated on the terminal.
  const show = outcome === 'created' && !admin?.password;
  return { email, password: show ? password : null };
}
