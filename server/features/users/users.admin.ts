import * as z from 'zod';
import {
  LONGEST_USER_SEARCH,
  MOST_CHOSEN,
  USER_FILTERS,
  USER_ORDERS,
} from '#shared/account/users.ts';
import { RenameInput } from '../../auth/member-name.ts';
import { demandProof } from '../../auth/staff-gates.ts';
import { pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import {
  adminProcedure,
  ById,
  demandStillAdmin,
  provenAdminProcedure,
  router,
} from '../../trpc.ts';
import { readUndoable } from '../admin-lists/api.ts';
import { recordAct } from '../audit/api.ts';
import { invite, inviteAgain, revokeInvitation } from './invitations.service.ts';
import {
  BlockOf,
  changeBlock,
  changeRole,
  changeUser,
  changeUsers,
  RoleOf,
  USERS_UNDOABLE,
  UserById,
  undoUserChanges,
} from './user-changes.service.ts';
import { countUsers, endSessions, listUsers, readSummary } from './users.queries.ts';
import { confirmAgain, correct, removeUser, takeSecondFactor } from './users.service.ts';

const PAGE = 50;
const EXPORT_PAGE = 1000;

const Cursor = z.object({ at: z.string().max(250), id: z.string().max(100) });
const Search = z.object({
  words: z.string().max(LONGEST_USER_SEARCH).default(''),
  filter: z.enum(USER_FILTERS).default('all'),
});

const several = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(MOST_CHOSEN);

const InviteInput = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Por favor, insira um email válido')
    .pipe(z.email('Por favor, insira um email válido')),
});

export const usersRouter = router({
  /** The accounts of a search in pages, and how many there are. */
  list: adminProcedure
    .input(
      Search.extend({
        order: z.enum(USER_ORDERS).default('newest'),
        cursor: z.string().max(600).nullish(),
      }),
    )
    .query(async ({ ctx: { app }, input }) => {
      const after = readCursor(Cursor, input.cursor);
      const [rows, total] = await Promise.all([
        listUsers(app.db, input, { order: input.order, after, limit: PAGE + 1 }),
        countUsers(app.db, input),
      ]);
      return { ...pageOf(rows, PAGE, ({ at, id }) => ({ at, id })), total };
    }),

  summary: adminProcedure.input(UserById).query(async ({ ctx, input }) => {
    const summary = await readSummary(ctx.app.db, input.id);
    if (!summary) throw new AppError('NOT_FOUND');
    await recordAct(ctx.app.db, {
      actorId: ctx.user.id,
      action: 'user.summary',
      subject: input.id,
    });
    return summary;
  }),

  /** Streams the accounts of a search, so that memory never holds more than one page. */
  export: provenAdminProcedure.input(Search).mutation(async function* ({ ctx, input }) {
    const { db, late } = ctx.app;
    await recordAct(db, { actorId: ctx.user.id, action: 'user.export', subject: 'usuários' });
    let after: Awaited<ReturnType<typeof listUsers>>[number] | null = null;
    do {
      if (after) await demandStillAdmin(ctx);
      const page = { order: 'newest', after, limit: EXPORT_PAGE } as const;
      const rows: Awaited<ReturnType<typeof listUsers>> = await late((from) =>
        listUsers(from, input, page),
      );
      yield rows;
      after = rows.length === EXPORT_PAGE ? (rows.at(-1) ?? null) : null;
    } while (after);
  }),

  setRole: provenAdminProcedure
    .input(RoleOf)
    .mutation(({ ctx, input }) => changeUser(ctx, input, changeRole)),

  setBlocked: adminProcedure
    .input(BlockOf)
    .mutation(({ ctx, input }) => changeUser(ctx, input, changeBlock)),

  /** Gives each of several accounts a role, all or none. */
  setRoles: provenAdminProcedure
    .input(z.object({ changes: several(RoleOf) }))
    .mutation(({ ctx, input }) => changeUsers(ctx, 'user.role', input.changes, changeRole)),

  /** Blocks or admits each of several accounts, all or none. */
  setBlockedOf: adminProcedure
    .input(z.object({ changes: several(BlockOf) }))
    .mutation(({ ctx, input }) => changeUsers(ctx, 'user.access', input.changes, changeBlock)),

  /** What the caller did last to several accounts, while it can be undone; null otherwise. */
  undoable: adminProcedure.query(({ ctx }) =>
    readUndoable(ctx.app.db, ctx.user.id, USERS_UNDOABLE),
  ),

  undo: adminProcedure
    .input(ById)
    .mutation(({ ctx, input }) => undoUserChanges(ctx, input.id, () => demandProof(ctx))),

  /** Corrects a name and an address; both addresses are told of a change. */
  update: provenAdminProcedure
    .input(UserById.extend({ ...RenameInput.shape, ...InviteInput.shape }))
    .mutation(({ ctx, input: { id, ...corrected } }) =>
      correct(ctx.app, ctx.user.id, id, corrected),
    ),

  resendConfirmation: adminProcedure
    .input(UserById)
    .mutation(({ ctx, input }) => confirmAgain(ctx.app, ctx.user.id, input.id)),

  /** Deletes an account as its owner asked, immediately and for good. */
  remove: provenAdminProcedure
    .input(UserById)
    .mutation(({ ctx, input }) => removeUser(ctx.app, ctx.user.id, input.id)),

  /** Lets somebody in by the password alone who lost the authenticator and the recovery codes. */
  removeSecondFactor: provenAdminProcedure
    .input(UserById)
    .mutation(({ ctx, input }) => takeSecondFactor(ctx.app, ctx.user.id, input.id)),

  endSessions: adminProcedure.input(UserById).mutation(({ ctx, input: { id } }) =>
    ctx.app.db.transaction().execute(async (trx) => {
      const ended = await endSessions(trx, id);
      const act = { actorId: ctx.user.id, action: 'user.end-sessions', subject: id } as const;
      if (ended > 0) await recordAct(trx, { ...act, after: { ended } });
      return { ended };
    }),
  ),

  invite: adminProcedure
    .input(InviteInput)
    .mutation(({ ctx, input }) => invite(ctx.app, ctx.user.id, input.email)),

  inviteAgain: adminProcedure
    .input(UserById)
    .mutation(({ ctx, input }) => inviteAgain(ctx.app, ctx.user.id, input.id)),

  revokeInvitation: adminProcedure
    .input(UserById)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.app, ctx.user.id, input.id)),
});
