import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { joinNotices } from '#shared/answers/ai.ts';
import { plainTextOf } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { DIARY_KINDS, LONGEST_DIARY_QUERY } from '#shared/diary.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { applyOnce } from '../../changes/change.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { helpLinesFor } from '../../safety/help-lines.ts';
import { ScriptureFinder } from '../../scripture/finder.ts';
import { refillQuotations } from '../../scripture/parts.ts';
import { ById, memberProcedure, momentOf, router } from '../../trpc.ts';
import { DiaryAddInput, DiaryUpdateInput, LONGEST_RICH_TEXT } from './diary.input.ts';
import {
  addEntry,
  DIARY_FULL,
  listEntries,
  readEntry,
  removeEntry,
  updateEntry,
} from './diary.queries.ts';
import { noteContent, storedContent } from './diary-content.ts';

const PAGE = 30;
const MOST_WORDS = 8;
const TOO_LONG = 'O texto ficou longo demais para o diário.';
const EMPTY = 'Não há texto para guardar.';

export const diaryRouter = router({
  list: memberProcedure
    .input(
      z.object({
        kind: z.enum(DIARY_KINDS).nullish(),
        query: z.string().overwrite(cleanText).max(LONGEST_DIARY_QUERY).default(''),
        cursor: z.string().max(200).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const rows = await listEntries(ctx.app.db, ctx.user.id, {
        kind: input.kind ?? null,
        words: plainWordsOf(input.query).slice(0, MOST_WORDS),
        after: readCursor(IdCursor, input.cursor)?.id ?? null,
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  entry: memberProcedure.input(ById).query(async ({ ctx, input }) => {
    const entry = await readEntry(ctx.app.db, ctx.user.id, input.id);
    if (!entry) throw new AppError('NOT_FOUND');
    const { kind, title, content, userComment } = entry;
    const typed =
      kind === 'note' ? [title, plainTextOf(content, labelOfKey), userComment] : [userComment];
    return { ...entry, notices: joinNotices(helpLinesFor(typed), entry.notices ?? []) };
  }),

  /** Verses have the words of the stored translation, whatever a client sends. */
  add: memberProcedure.input(DiaryAddInput).mutation(async ({ ctx, input }) => {
    const { key, kind, title, content, source, interrupted, notices, comment } = input;
    const { bible, db } = ctx.app;
    const parts =
      typeof content === 'string'
        ? noteContent(content).content
        : await refillQuotations(new ScriptureFinder(bible, db), content, LONGEST_RICH_TEXT);
    if (!parts) throw new AppError('INVALID_INPUT', TOO_LONG);
    const stored = storedContent(parts);
    if (stored.excerpt === '') throw new AppError('INVALID_INPUT', EMPTY);
    const entry = await applyOnce(ctx, async (trx) => {
      const added = await addEntry(trx, ctx.user.id, {
        ...stored,
        idempotencyKey: key,
        kind,
        title,
        source: source ?? null,
        interrupted,
        notices,
        userComment: comment,
        createdAt: momentOf(ctx),
      });
      if (!added) throw new AppError('LIMIT_REACHED', DIARY_FULL);
      return added;
    });
    const typed = typeof content === 'string' ? [title, content, comment] : [comment];
    return { ...(entry ?? { id: key, added: false }), notices: helpLinesFor(typed) };
  }),

  update: memberProcedure.input(DiaryUpdateInput).mutation(async ({ ctx, input }) => {
    const { id, title, comment, text } = input;
    const update = {
      written: { title, comment, text },
      base: input.base ?? null,
      otherKey: ctx.change?.key ?? randomUUID(),
      at: momentOf(ctx),
    };
    const found = await applyOnce(ctx, (db) => updateEntry(db, ctx.user.id, id, update));
    if (found === false) throw new AppError('NOT_FOUND');
    return { notices: helpLinesFor(text === null ? [comment] : [title, text, comment]) };
  }),

  remove: memberProcedure.input(ById).mutation(async ({ ctx, input }) => {
    const found = await applyOnce(ctx, (db) => removeEntry(db, ctx.user.id, input.id));
    if (found === false) throw new AppError('NOT_FOUND');
  }),
});
