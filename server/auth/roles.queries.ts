import type { Role } from '#shared/access.ts';
import type { Db } from '../db/client.ts';

/** What `has_role(_user_id, _role)` answers: whether the user holds exactly this role. */
export async function hasRole(db: Db, userId: string, role: Role): Promise<boolean> {
  const row = await db
    .selectFrom('userRoles')
    .select('role')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return row !== undefined;
}
