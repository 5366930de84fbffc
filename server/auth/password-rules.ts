import { mayModerate, type Role } from '#shared/access.ts';
import { isPersonalPassword, STAFF_PASSWORD_MIN } from '#shared/account/passwords.ts';
import { cleanName } from '#shared/text/clean-text.ts';
import { commonPasswords } from './common-passwords.ts';

export const LONGEST_PASSWORD = 128;

/** Whose password it is; who signs up has no role yet. */
type Owner = Readonly<{ name: string; email: string | null; role?: Role | null }>;

/** How many characters a new password of somebody with a role has at least. */
export const shortestPassword = (role: Role, ofMembers: number): number =>
  mayModerate(role) ? Math.max(ofMembers, STAFF_PASSWORD_MIN) : ofMembers;

/** @returns a check that tells the code of the rule which a password breaks, or null */
export function passwordRules(minLength: number) {
  let common: Promise<ReadonlySet<string>> | undefined;
  return async (password: string, owner: Owner | null): Promise<string | null> => {
    // Blanks that nobody sees are not removed by trimming.
    if (cleanName(password) === '') return 'PASSWORD_BLANK';
    if (owner && isPersonalPassword(password, owner)) return 'PASSWORD_PERSONAL';
    if (owner?.role && mayModerate(owner.role) && password.length < STAFF_PASSWORD_MIN) {
      return 'STAFF_PASSWORD_TOO_SHORT';
    }
    common ??= commonPasswords(minLength);
    return (await common).has(password.toLowerCase()) ? 'PASSWORD_COMMON' : null;
  };
}
