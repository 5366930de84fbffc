import { domainToUnicode } from 'node:url';
import * as z from 'zod';
import { BOOK_ORDERS, BOOK_STATUSES } from '#shared/books/book-lists.ts';
import {
  LONGEST_BOOK_DESCRIPTION,
  LONGEST_BOOK_NAME,
  LONGEST_SEARCH,
  MISSING_CATEGORY,
  MISSING_NAME,
  problemOfBookUrl,
  problemOfPrice,
  readPrice,
} from '#shared/books/books.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { readWebAddress } from '#shared/text/web-address.ts';
import { FILE_KEY } from '#shared/uploads.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { adminProcedure, ById, router } from '../../trpc.ts';
import {
  type Library,
  moveSeveral,
  readUndoable,
  setSeveralActive,
  TOO_LATE,
  undoSeveral,
} from '../admin-lists/api.ts';
import { addBook, listBooks, updateBook } from './books.queries.ts';

const PAGE = 50;
const FILE_GONE = 'A imagem enviada não está mais disponível. Envie-a de novo.';

const REFUSALS = { category: MISSING_CATEGORY, file: FILE_GONE } as const;

const MOST_AT_ONCE = 200;

type Undoable = 'book.activate' | 'book.deactivate' | 'book.move';

const LIBRARY: Library<Undoable> = {
  table: 'books',
  categories: 'bookCategories',
  takesInactive: false,
  lock: null,
  kinds: { activate: 'book.activate', deactivate: 'book.deactivate', move: 'book.move' },
  records: { activate: 'book.reactivate', deactivate: 'book.deactivate', move: 'book.update' },
};

const Ids = z.array(z.uuid()).min(1).max(MOST_AT_ONCE);

/** Turns a sentence about what is wrong into zod's issue. */
const refuse = (issues: z.RefinementCtx, message: string) => {
  issues.addIssue({ code: 'custom', message });
  return z.NEVER;
};

/** Letters that Portuguese and its neighbors write; others look like them and lead elsewhere. */
const OUR_LETTERS = /^[a-z0-9à-öø-ÿ_.-]*$/;
const LOOKALIKE =
  'O nome do site tem letras de outro alfabeto, que parecem as nossas. Confira e digite-o de novo.';

/** @returns whether the name of an address reads like another's; an IPv6 address is none */
const isLookalike = ({ hostname }: URL) =>
  !hostname.startsWith('[') && !OUR_LETTERS.test(domainToUnicode(hostname));

const BookUrl = z.string('URL do livro é obrigatória').transform((typed, issues) => {
  const problem = problemOfBookUrl(typed);
  const address = readWebAddress(typed);
  if (problem || address.kind !== 'public') return refuse(issues, problem ?? '');
  return isLookalike(new URL(address.href)) ? refuse(issues, LOOKALIKE) : address.href;
});

/** A number, or a text as it was typed. */
const Price = z.union([z.number(), z.string().max(40)]).transform((given, issues) => {
  const price = typeof given === 'number' ? Math.round(given * 100) / 100 : readPrice(given);
  const problem = problemOfPrice(price);
  return price === null || problem ? refuse(issues, problem ?? '') : price;
});

const Book = {
  name: requiredText(LONGEST_BOOK_NAME, MISSING_NAME),
  description: optionalText(LONGEST_BOOK_DESCRIPTION),
  bookUrl: BookUrl,
  price: Price,
  categoryId: z.uuid(MISSING_CATEGORY),
  imageKey: z
    .string()
    .regex(FILE_KEY, FILE_GONE)
    .nullish()
    .transform((key) => key ?? null),
};

export const booksAdminRouter = router({
  list: adminProcedure
    .input(
      z.object({
        query: z.string().overwrite(cleanText).max(LONGEST_SEARCH).default(''),
        categoryId: z.uuid().nullish(),
        status: z.enum(BOOK_STATUSES).default('all'),
        order: z.enum(BOOK_ORDERS).default('newest'),
        cursor: z.string().max(200).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const rows = await listBooks(ctx.app.db, {
        words: input.query,
        categoryId: input.categoryId ?? null,
        status: input.status,
        order: input.order,
        after: readCursor(IdCursor, input.cursor)?.id ?? null,
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  create: adminProcedure.input(z.object(Book)).mutation(async ({ ctx, input }) => {
    const added = await addBook(ctx.app.db, ctx.user.id, input);
    if (typeof added === 'string') throw new AppError('INVALID_INPUT', REFUSALS[added]);
    return added;
  }),

  update: adminProcedure
    .input(z.object({ id: z.uuid(), ...Book }))
    .mutation(async ({ ctx, input: { id, ...book } }) => {
      const outcome = await updateBook(ctx.app.db, ctx.user.id, id, book);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome !== 'done') throw new AppError('INVALID_INPUT', REFUSALS[outcome]);
    }),

  setActive: adminProcedure
    .input(z.object({ ids: Ids, isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { ids, isActive } }) => {
      const changed = await setSeveralActive(ctx.app.db, LIBRARY, ctx.user.id, ids, isActive);
      if (changed === null) throw new AppError('NOT_FOUND');
      return { changed };
    }),

  move: adminProcedure
    .input(z.object({ ids: Ids, categoryId: z.uuid(MISSING_CATEGORY) }))
    .mutation(async ({ ctx, input: { ids, categoryId } }) => {
      const moved = await moveSeveral(ctx.app.db, LIBRARY, ctx.user.id, ids, categoryId);
      if (moved === null) throw new AppError('INVALID_INPUT', MISSING_CATEGORY);
      return { moved };
    }),

  /** What the caller did last to books, while it can be undone; null otherwise. */
  undoable: adminProcedure.query(({ ctx }) =>
    readUndoable(ctx.app.db, ctx.user.id, Object.values(LIBRARY.kinds)),
  ),

  undo: adminProcedure.input(ById).mutation(async ({ ctx, input }) => {
    const undone = await undoSeveral(ctx.app.db, LIBRARY, ctx.user.id, input.id);
    if (undone === null) throw new AppError('NOT_FOUND', TOO_LATE);
    return { undone };
  }),
});
