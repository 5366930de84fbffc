import * as z from 'zod';
import { FILE_KEY } from '#shared/uploads.ts';
import { LOCKS } from '../../db/locks.ts';
import { pageOf } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { ById, moderatorProcedure, router } from '../../trpc.ts';
import {
  type Library,
  moveSeveral,
  readUndoable,
  setSeveralActive,
  TOO_LATE,
  undoSeveral,
} from '../admin-lists/api.ts';
import { addBooklet, changeBooklet, moveBooklet, type Unsaved } from './booklet-changes.queries.ts';
import { BookletsInput, placeOf, readBookletsInput } from './booklets.member.ts';
import { listBooklets, listPastPdfs, readTotals } from './booklets.queries.ts';

const PAGE = 50;
const MOST_PAST_PDFS = 100;

const MESSAGES: Readonly<Record<Exclude<Unsaved, 'missing'>, string>> = {
  file: 'O arquivo enviado não está mais disponível. Envie-o de novo.',
  category: 'Selecione uma categoria.',
};

const MOST_AT_ONCE = 200;

type Undoable = 'booklet.activate' | 'booklet.deactivate' | 'booklet.categorize';

const LIBRARY: Library<Undoable> = {
  table: 'booklets',
  categories: 'bookletCategories',
  takesInactive: true,
  lock: LOCKS.bookletOrder,
  kinds: {
    activate: 'booklet.activate',
    deactivate: 'booklet.deactivate',
    move: 'booklet.categorize',
  },
  records: {
    activate: 'booklet.activate',
    deactivate: 'booklet.deactivate',
    move: 'booklet.update',
  },
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

const Ids = z.array(z.uuid()).min(1).max(MOST_AT_ONCE);

function refuse(reason: Unsaved): never {
  if (reason === 'missing') throw new AppError('NOT_FOUND');
  throw new AppError('INVALID_INPUT', MESSAGES[reason]);
}

export const bookletsAdminRouter = router({
  list: moderatorProcedure.input(BookletsInput).query(async ({ ctx, input }) => {
    const query = { ...readBookletsInput(input), onlyOpen: false, limit: PAGE + 1 };
    return pageOf(await listBooklets(ctx.app.db, query), PAGE, placeOf);
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
    .input(z.object({ ids: Ids, isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { ids, isActive } }) => {
      const changed = await setSeveralActive(ctx.app.db, LIBRARY, ctx.user.id, ids, isActive);
      if (changed === null) throw new AppError('NOT_FOUND');
      return { changed };
    }),

  categorize: moderatorProcedure
    .input(z.object({ ids: Ids, categoryId: z.uuid(MESSAGES.category) }))
    .mutation(async ({ ctx, input: { ids, categoryId } }) => {
      const moved = await moveSeveral(ctx.app.db, LIBRARY, ctx.user.id, ids, categoryId);
      if (moved === null) throw new AppError('INVALID_INPUT', MESSAGES.category);
      return { moved };
    }),

  /** What the caller did last to booklets, while it can be undone; null otherwise. */
  undoable: moderatorProcedure.query(({ ctx }) =>
    readUndoable(ctx.app.db, ctx.user.id, Object.values(LIBRARY.kinds)),
  ),

  undo: moderatorProcedure.input(ById).mutation(async ({ ctx, input }) => {
    const undone = await undoSeveral(ctx.app.db, LIBRARY, ctx.user.id, input.id);
    if (undone === null) throw new AppError('NOT_FOUND', TOO_LATE);
    return { undone };
  }),

  move: moderatorProcedure
    .input(ById.extend({ by: z.union([z.literal(-1), z.literal(1)]) }))
    .mutation(async ({ ctx, input }) => {
      const moved = await moveBooklet(ctx.app.db, ctx.user.id, input.id, input.by);
      if (!moved) throw new AppError('NOT_FOUND');
    }),
});
