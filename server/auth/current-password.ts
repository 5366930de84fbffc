import * as z from 'zod';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { mayTryPassword } from './account-limits.ts';
import type { Auth } from './auth.ts';
import { LONGEST_PASSWORD } from './password-rules.ts';
import { readPasswordHash } from './users.queries.ts';

/** The password of whoever is signed in, as they give it before an act. */
export const OwnPassword = z
  .string()
  .min(1, 'Informe a sua senha.')
  .max(LONGEST_PASSWORD, 'A senha é longa demais.');

/** Refuses a password that is not the member's; whoever is signed in may hold a stolen session. */
export async function demandPassword(
  { auth, db }: Readonly<{ auth: Auth; db: Db }>,
  userId: string,
  password: string,
): Promise<void> {
  if (!(await mayTryPassword(db, userId))) throw new AppError('TOO_MANY_REQUESTS');
  const hash = await readPasswordHash(db, userId);
  const { password: passwords } = await auth.$context;
  if (hash && (await passwords.verify({ hash, password }))) return;
  throw new AppError('INVALID_INPUT', 'A senha está incorreta.');
}
