import * as z from 'zod';
import { ROLES } from '#shared/access.ts';
import { LONGEST_USER_SEARCH, USER_FILTERS } from '#shared/users.ts';
import type { Db } from '../../db/client.ts';
import { CursorTime, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';
import { invite, inviteAgain, revokeInvitation } from './invitations.service.ts';
import {
  endSessions,
  listUsers,
  readSummary,
  setBlocked,
  setRole,
  type UserChange,
} from './users.queries.ts';

const PAGE = 50;
const EXPORT_PAGE = 1000;

const Cursor = z.object({ createdAt: CursorTime, id: z.string().max(100) });
const ById = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
const Search = z.object({
  words: z.string().max(LONGEST_USER_SEARCH).default(''),
  filter: z.enum(USER_FILTERS).default('all'),
});

const InviteInput = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Por favor, insira um email válido')
    .pipe(z.email('Por favor, insira um email válido')),
});

export const usersRouter = router({
  /** The accounts of a search in pages, the newest first. */
  list: adminProcedure
    .input(Search.extend({ cursor: z.string().max(400).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(Cursor, input.cursor);
      const rows = await listUsers(ctx.app.db, input, { after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ createdAt, id }) => ({ createdAt, id }));
    }),

  summary: adminProcedure.input(ById).query(async ({ ctx, input }) => {
    const summary = await readSummary(ctx.app.db, input.id);
    if (!summary) throw new AppError('NOT_FOUND');
    return summary;
  }),

  /** Streams the accounts of a search, so that memory never holds more than one page. */
  export: adminProcedure.input(Search).mutation(async function* ({ ctx, input }) {
    let after = null;
    do {
      const rows = await listUsers(ctx.app.db, input, { after, limit: EXPORT_PAGE });
      yield rows;
      after = rows.length === EXPORT_PAGE ? (rows.at(-1) ?? null) : null;
    } while (after);
  }),

  setRole: adminProcedure
    .input(ById.extend({ role: z.enum(ROLES) }))
    .mutation(({ ctx, input: { id, role } }) =>
      changeUser(ctx.app.db, async (trx) => {
        const { change, before } = await setRole(trx, id, role);
        const act = { actorId: ctx.user.id, action: 'user.role', subject: id } as const;
        if (change === 'done') {
          await recordAct(trx, { ...act, before: { role: before }, after: { role } });
        }
        return change;
      }),
    ),

  setBlocked: adminProcedure
    .input(ById.extend({ blocked: z.boolean() }))
    .mutation(({ ctx, input: { id, blocked } }) => {
      if (id === ctx.user.id) {
        throw new AppError('CONFLICT', 'Você não pode bloquear a sua própria conta.');
      }
      return changeUser(ctx.app.db, async (trx) => {
        const change = await setBlocked(trx, id, blocked);
        const action = blocked ? 'user.block' : 'user.unblock';
        if (change === 'done') await recordAct(trx, { actorId: ctx.user.id, action, subject: id });
        return change;
      });
    }),

  endSessions: adminProcedure.input(ById).mutation(({ ctx, input: { id } }) =>
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
    .input(ById)
    .mutation(({ ctx, input }) => inviteAgain(ctx.app, ctx.user.id, input.id)),

  revokeInvitation: adminProcedure
    .input(ById)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.app, ctx.user.id, input.id)),
});

async function changeUser(db: Db, change: (trx: Db) => Promise<UserChange>): Promise<void> {
  const outcome = await db.transaction().execute(change);
  if (outcome === 'not-found') throw new AppError('NOT_FOUND');
  if (outcome === 'last-admin') {
    throw new AppError('CONFLICT', 'É o último administrador: dê esse papel a outra pessoa antes.');
  }
}
