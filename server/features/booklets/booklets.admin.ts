import * as z from 'zod';
import { FILE_KEY } from '#shared/uploads.ts';
import { pageOf } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { moderatorProcedure, router } from '../../trpc.ts';
import {
  addBooklet,
  changeBooklet,
  moveBooklet,
  setBookletActive,
  type Unsaved,
} from './booklet-changes.queries.ts';
import { BookletsInput, readBookletsInput } from './booklets.member.ts';
import { listBooklets, listPastPdfs, readTotals } from './booklets.queries.ts';

const PAGE = 50;
const MOST_PAST_PDFS = 100;

const MESSAGES: Readonly<Record<Exclude<Unsaved, 'missing'>, string>> = {
  file: 'O arquivo enviado não está mais disponível. Envie-o de novo.',
  category: 'Selecione uma categoria.',
};

const FileKey = (missing: string) => z.string(missing).regex(FILE_KEY, missing);

const Fields = z.object({
  name: requiredText(120, 'Nome é obrigatório'),
  description: optionalText(2000),
  categoryId: z.uuid(MESSAGES.category),
  pdfKey: FileKey('Por favor, selecione um arquivo PDF'),
  imageKey: FileKey(MESSAGES.file)
    .nullish()
    .transform((key) => key ?? null),
});

const ById = z.object({ id: z.uuid() });

function refuse(reason: Unsaved): never {
  if (reason === 'missing') throw new AppError('NOT_FOUND');
  throw new AppError('INVALID_INPUT', MESSAGES[reason]);
}

export const bookletsAdminRouter = router({
  list: moderatorProcedure.input(BookletsInput).query(async ({ ctx, input }) => {
    const query = { ...readBookletsInput(input), onlyOpen: false, limit: PAGE + 1 };
    const rows = await listBooklets(ctx.app.db, query);
    return pageOf(rows, PAGE, ({ position, id }) => ({ position, id }));
  }),

  totals: moderatorProcedure.query(({ ctx }) => readTotals(ctx.app.db)),

  pastPdfs: moderatorProcedure
    .input(ById)
    .query(({ ctx, input }) => listPastPdfs(ctx.app.db, input.id, MOST_PAST_PDFS)),

  create: moderatorProcedure.input(Fields).mutation(async ({ ctx, input }) => {
    const added = await addBooklet(ctx.app.db, ctx.user.id, input);
    return typeof added === 'string' ? refuse(added) : added;
  }),

  update: moderatorProcedure
    .input(Fields.extend(ById.shape))
    .mutation(async ({ ctx, input: { id, ...fields } }) => {
      const outcome = await changeBooklet(ctx.app.db, ctx.user.id, id, fields);
      if (outcome !== 'done') refuse(outcome);
    }),

  setActive: moderatorProcedure
    .input(ById.extend({ isActive: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const done = await setBookletActive(ctx.app.db, ctx.user.id, input.id, input.isActive);
      if (!done) throw new AppError('NOT_FOUND');
    }),

  move: moderatorProcedure
    .input(ById.extend({ by: z.union([z.literal(-1), z.literal(1)]) }))
    .mutation(async ({ ctx, input }) => {
      const moved = await moveBooklet(ctx.app.db, ctx.user.id, input.id, input.by);
      if (!moved) throw new AppError('NOT_FOUND');
    }),
});
