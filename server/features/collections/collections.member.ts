import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { LONGEST_NOTE, MOST_ITEMS } from '#shared/bible/collections.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { type Limit, spendOrRefuse } from '../../rate-limit/rate-limit.ts';
import { ById, memberProcedure, type RequestContext, router, sharedProcedure } from '../../trpc.ts';
import { linesPdf } from '../../typesetting/lines-pdf.ts';
import { addItems, moveItem, removeItem, updateItem } from './collection-items.queries.ts';
import { CollectionItemInput, CollectionName, WrittenItemInput } from './collections.input.ts';
import {
  addCollection,
  listCollections,
  readCollection,
  readSharedCollection,
  removeCollection,
  renameCollection,
  shareCollection,
  unshareCollection,
} from './collections.queries.ts';
import { passagesOf, printedLines, shownItem } from './collections.service.ts';

const PAGE = 50;
/** Typesetting takes the processor, which all members share. */
const PDFS: Limit = { max: 60, windowSeconds: 3600 };
const TOO_MANY = 'Você chegou a 10.000 coleções, o máximo que cabe aqui.';
const FULL = `Uma coleção leva até ${MOST_ITEMS} itens. Comece outra para continuar.`;
const NO_LONGER = 'Esta coleção não existe ou deixou de ser compartilhada.';

const expectFound = (found: boolean) => {
  if (!found) throw new AppError('NOT_FOUND');
};

type Stored = NonNullable<Awaited<ReturnType<typeof readCollection>>>;

const shown = async ({ bible }: Pick<RequestContext['app'], 'bible'>, { items }: Stored) =>
  Promise.all(items.map((item) => shownItem(bible, item)));

export const collectionsRouter = router({
  list: memberProcedure
    .input(z.object({ cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(IdCursor, input.cursor)?.id ?? null;
      const rows = await listCollections(ctx.app.db, ctx.user.id, { after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  /** A collection of the member's own with the stored words of its passages. */
  one: memberProcedure.input(ById).query(async ({ ctx: { app, user }, input: { id } }) => {
    const collection = await readCollection(app.db, { id, userId: user.id });
    if (!collection) throw new AppError('NOT_FOUND');
    const { name, shareKey } = collection;
    return { id, name, shareKey, items: await shown(app, collection) };
  }),

  /** The collection as a PDF in base64; nothing of it is stored. */
  pdf: memberProcedure.input(ById).mutation(async ({ ctx: { app, user }, input: { id } }) => {
    const collection = await readCollection(app.db, { id, userId: user.id });
    if (!collection) throw new AppError('NOT_FOUND');
    await spendOrRefuse(app.db, 'collection-pdf', user.id, PDFS);
    const lines = printedLines(collection.name, await shown(app, collection));
    return { content: (await linesPdf(lines)).toString('base64') };
  }),

  add: memberProcedure
    .input(z.object({ key: z.uuid(), name: CollectionName }))
    .mutation(async ({ ctx, input }) => {
      const added = await addCollection(ctx.app.db, ctx.user.id, input);
      if (!added) throw new AppError('LIMIT_REACHED', TOO_MANY);
      return added;
    }),

  rename: memberProcedure
    .input(ById.extend({ name: CollectionName, base: z.optional(CollectionName) }))
    .mutation(async ({ ctx, input: { id, name, base } }) => {
      const owned = { id, userId: ctx.user.id };
      const renamed = await renameCollection(ctx.app.db, owned, { name, base });
      if (!renamed) throw new AppError('NOT_FOUND');
      return renamed;
    }),

  /** Whoever has the link may read the collection, until it is taken back; then the link is void. */
  share: memberProcedure
    .input(ById.extend({ shared: z.boolean() }))
    .mutation(async ({ ctx: { app, user }, input: { id, shared } }) => {
      const owned = { id, userId: user.id };
      const key = randomBytes(18).toString('base64url');
      expectFound(
        shared ? await shareCollection(app.db, owned, key) : await unshareCollection(app.db, owned),
      );
    }),

  remove: memberProcedure
    .input(ById)
    .mutation(async ({ ctx, input: { id } }) =>
      expectFound(await removeCollection(ctx.app.db, { id, userId: ctx.user.id })),
    ),

  /** Adds a heading, a note, or the passages of a typed list of places. */
  addItem: memberProcedure
    .input(CollectionItemInput)
    .mutation(async ({ ctx, input: { id, key, kind, text } }) => {
      const items = kind === 'passage' ? passagesOf(text, key) : [{ key, kind, text }];
      const outcome = await addItems(ctx.app.db, { id, userId: ctx.user.id }, items);
      expectFound(outcome !== 'missing');
      if (outcome === 'full') throw new AppError('LIMIT_REACHED', FULL);
    }),

  updateItem: memberProcedure
    .input(WrittenItemInput)
    .mutation(async ({ ctx, input: { id, text, base } }) => {
      const saved = await updateItem(ctx.app.db, { item: id, userId: ctx.user.id }, text, base);
      if (!saved) throw new AppError('NOT_FOUND');
      return saved;
    }),

  moveItem: memberProcedure
    .input(ById.extend({ direction: z.enum(['up', 'down']), past: z.uuid().optional() }))
    .mutation(async ({ ctx, input: { id, direction, past } }) =>
      expectFound(
        await moveItem(ctx.app.db, { item: id, userId: ctx.user.id }, { direction, past }),
      ),
    ),

  removeItem: memberProcedure
    .input(ById.extend({ base: z.string().max(LONGEST_NOTE).optional() }))
    .mutation(async ({ ctx, input: { id, base } }) =>
      expectFound(await removeItem(ctx.app.db, { item: id, userId: ctx.user.id }, base)),
    ),
});

/** A collection that its member shares, for whoever has its key. */
export const sharedCollectionProcedure = sharedProcedure
  .input(z.object({ key: z.string().regex(/^[\w-]{24}$/, NO_LONGER) }))
  .query(async ({ ctx: { app }, input: { key } }) => {
    const collection = await readSharedCollection(app.db, key);
    if (!collection) throw new AppError('NOT_FOUND', NO_LONGER);
    return { name: collection.name, items: await shown(app, collection) };
  });
