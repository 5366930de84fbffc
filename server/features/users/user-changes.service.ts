import * as z from 'zod';
import { ROLES } from '#shared/access.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { type RowChange, recordUndoable, TOO_LATE, takeUndoable } from '../admin-lists/api.ts';
import { recordAct } from '../audit/api.ts';
import { setBlocked, setRole, type UserChange } from './users.queries.ts';
import { LAST_ADMIN } from './users.service.ts';

export const UserById = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
const Role = z.enum(ROLES);

export const RoleOf = UserById.extend({ role: Role });
export const BlockOf = UserById.extend({ blocked: z.boolean() });

/** What is done to several accounts at once and can be undone. */
export const USERS_UNDOABLE = ['user.role', 'user.access'] as const;
type Kind = (typeof USERS_UNDOABLE)[number];

/** What an undoable act keeps of an account that was blocked before. */
const BLOCKED = 'blocked';

type Caller = Readonly<{ app: Readonly<{ db: Db }>; user: Readonly<{ id: string }> }>;
type Outcome = Readonly<{ change: UserChange; before: string | null }>;
type Change<Given> = (trx: Db, actorId: string, given: Given) => Promise<Outcome>;

/** Changes one account. */
export function changeUser<Given extends Readonly<{ id: string }>>(
  { app, user }: Caller,
  given: Given,
  change: Change<Given>,
): Promise<void> {
  return app.db.transaction().execute(async (trx) => {
    await changeOrRefuse(trx, user.id, given, change);
  });
}

/** Changes several accounts, all or none; what can be undone of it is stored. */
export function changeUsers<Given extends Readonly<{ id: string }>>(
  { app, user }: Caller,
  kind: Kind,
  all: readonly Given[],
  change: Change<Given>,
): Promise<void> {
  return app.db.transaction().execute(async (trx) => {
    const changes: RowChange[] = [];
    for (const each of all) {
      const { change: outcome, before } = await changeOrRefuse(trx, user.id, each, change);
      if (outcome === 'done') changes.push({ id: each.id, before });
    }
    await recordUndoable(trx, { actorId: user.id, kind, changes });
  });
}

/**
 * Undoes what the caller did to several accounts; those that are gone stay gone.
 * @param allowRoles throws where the caller may not change roles now
 */
export function undoUserChanges(
  { app, user }: Caller,
  id: string,
  allowRoles: () => void,
): Promise<Readonly<{ undone: number }>> {
  return app.db.transaction().execute(async (trx) => {
    const act = await takeUndoable(trx, user.id, id, USERS_UNDOABLE);
    if (!act) throw new AppError('NOT_FOUND', TOO_LATE);
    if (act.kind === 'user.role') allowRoles();
    let undone = 0;
    for (const { id: userId, before } of act.changes) {
      const { change } =
        act.kind === 'user.role'
          ? await changeRole(trx, user.id, { id: userId, role: Role.parse(before) })
          : await changeBlock(trx, user.id, { id: userId, blocked: before === BLOCKED });
      if (change === 'last-admin') throw new AppError('CONFLICT', LAST_ADMIN);
      if (change === 'done') undone++;
    }
    return { undone };
  });
}

async function changeOrRefuse<Given>(
  trx: Db,
  actorId: string,
  given: Given,
  change: Change<Given>,
): Promise<Outcome> {
  const outcome = await change(trx, actorId, given);
  if (outcome.change === 'not-found') throw new AppError('NOT_FOUND');
  if (outcome.change === 'last-admin') throw new AppError('CONFLICT', LAST_ADMIN);
  return outcome;
}

export const changeRole: Change<z.infer<typeof RoleOf>> = async (trx, actorId, { id, role }) => {
  const { change, before } = await setRole(trx, id, role);
  const act = { actorId, action: 'user.role', subject: id } as const;
  if (change === 'done')
    await recordAct(trx, { ...act, before: { role: before }, after: { role } });
  return { change, before };
};

export const changeBlock: Change<z.infer<typeof BlockOf>> = async (
  trx,
  actorId,
  { id, blocked },
) => {
  if (id === actorId) {
    throw new AppError('CONFLICT', 'Você não pode bloquear a sua própria conta.');
  }
  const change = await setBlocked(trx, id, blocked);
  const action = blocked ? 'user.block' : 'user.unblock';
  if (change === 'done') await recordAct(trx, { actorId, action, subject: id });
  return { change, before: blocked ? null : BLOCKED };
};
