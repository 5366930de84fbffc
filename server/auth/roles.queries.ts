import type { Role } from '#shared/access.ts';
import type { Db } from '../db/client.ts';

/** Whether the user holds exactly this role, as `has_role(_user_id, _role)` of the specification. */
export async function hasRole(db: Db, userId: string, role: Role): Promise<boolean> {
  const row = await db
    .selectFrom('userRoles')
    .select('role')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return row !== undefined;
}
