import * as z from 'zod';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { CursorTime, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { requiredText } from '../../text-input.ts';
import { ById, memberProcedure, router } from '../../trpc.ts';
import {
  listConversations,
  listMessages,
  readConversation,
  removeConversation,
  renameConversation,
} from './conversations.queries.ts';

const Cursor = z.object({ updatedAt: CursorTime, id: z.uuid() });
const MessageCursor = z.object({ id: z.string().regex(/^\d{1,18}$/) });
const CursorInput = z.string().max(200).nullish();
const PAGE = 30;
const MESSAGES = 60;
const LONGEST_TITLE = 200;

export const conversationsRouter = router({
  list: memberProcedure
    .input(
      z.object({
        query: z.string().overwrite(cleanText).max(100).default(''),
        cursor: CursorInput,
      }),
    )
    .query(async ({ ctx, input }) => {
      const rows = await listConversations(ctx.app.db, ctx.user.id, {
        words: plainWordsOf(input.query).join(' '),
        after: readCursor(Cursor, input.cursor),
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ updatedAt, id }) => ({ updatedAt, id }));
    }),

  /** Pages go from the end of the conversation backwards. */
  messages: memberProcedure
    .input(ById.extend({ cursor: CursorInput }))
    .query(async ({ ctx, input }) => {
      const conversation = await readConversation(ctx.app.db, ctx.user.id, input.id);
      if (!conversation) throw new AppError('NOT_FOUND');
      const rows = await listMessages(ctx.app.db, ctx.user.id, input.id, {
        before: readCursor(MessageCursor, input.cursor)?.id ?? null,
        limit: MESSAGES + 1,
      });
      return { ...conversation, ...pageOf(rows, MESSAGES, ({ id }) => ({ id })) };
    }),

  rename: memberProcedure
    .input(ById.extend({ title: requiredText(LONGEST_TITLE, 'Dê um título à conversa.') }))
    .mutation(async ({ ctx, input: { id, title } }) => {
      if (!(await renameConversation(ctx.app.db, ctx.user.id, id, title))) {
        throw new AppError('NOT_FOUND');
      }
    }),

  remove: memberProcedure.input(ById).mutation(async ({ ctx, input: { id } }) => {
    if (!(await removeConversation(ctx.app.db, ctx.user.id, id))) throw new AppError('NOT_FOUND');
  }),
});
