import * as z from 'zod';
import { itemsOf } from '#shared/guided-studies/study-items.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { type Engine, usableModel } from '../../../ai/engine.ts';
import { generationFor, streamOf } from '../../../ai/procedures.ts';
import { AppError } from '../../../errors.ts';
import { ScriptureFinder } from '../../../scripture/finder.ts';
import { adminProcedure, ById, router } from '../../../trpc.ts';
import { digestOf, THEMES } from '../authored-studies.ts';
import { checkItem } from './check-item.ts';
import { documentOf } from './draft-document.ts';
import {
  deleteDraft,
  insertDraft,
  listDrafts,
  MOST_DRAFTS,
  readDraft,
  readItem,
  readItems,
  updateItem,
} from './drafts.queries.ts';
import { activateVersion, listVersions, publishDraft, readVersion } from './versions.queries.ts';
import { readOverview, readSection } from './versions.service.ts';
import { writeNextItems } from './write-items.service.ts';

const GONE = 'Este rascunho já foi publicado ou descartado.';
const CHANGED = 'Este rascunho mudou enquanto você o lia. Confira a mudança e publique de novo.';
const OVERTAKEN =
  'Outra pessoa trocou a versão ativa enquanto você lia. Nada do que você tem aqui se perdeu: compare com a nova versão ativa antes de publicar.';
const NO_MODEL = 'Não há um modelo de inteligência artificial configurado e ligado.';
const EDITED_MEANWHILE =
  'Outra pessoa mudou este trecho enquanto você editava. Copie o seu texto, recarregue a página e junte as duas mudanças.';
const TOO_MANY = `Este tema já tem ${MOST_DRAFTS} rascunhos. Publique ou descarte um deles antes.`;
const INCOMPLETE = 'Este rascunho ainda não está completo. Continue a geração antes de publicar.';

const Text = z.string().overwrite(cleanText).max(8_000);
const Replaces = z.object({ replaces: z.uuid().nullable() });

async function modelState(engine: Engine): Promise<'ready' | 'off' | 'none'> {
  if (!engine.model) return 'none';
  return (await usableModel(engine)) ? 'ready' : 'off';
}

const writingProcedure = adminProcedure.use(({ ctx, next, signal }) => {
  const { leaving, generation } = generationFor(ctx, signal);
  // A version is for everybody, and so are its verses: nobody's own are avoided.
  const own = { payer: 'site', recentVerses: async () => new Set<string>() } as const;
  return next({ ctx: { leaving, generation: { ...generation, ...own } } });
});

/** New versions of the guided studies: a model writes them, an administrator reads and publishes. */
export const guidedStudiesAdminRouter = router({
  /** The versions and drafts of every theme, and whether a model is there to write more. */
  list: adminProcedure.query(async ({ ctx: { app } }) => {
    const [versions, drafts] = await Promise.all([listVersions(app.db), listDrafts(app.db)]);
    return {
      model: await modelState(app.ai),
      themes: THEMES.map((theme) => ({
        theme,
        versions: versions.filter((version) => version.theme === theme),
        drafts: drafts
          .filter((draft) => draft.theme === theme)
          .map((draft) => ({ ...draft, total: itemsOf(theme).length })),
      })),
    };
  }),

  start: adminProcedure
    .input(z.object({ theme: z.enum(THEMES) }))
    .mutation(async ({ ctx, input: { theme } }) => {
      if ((await modelState(ctx.app.ai)) !== 'ready') throw new AppError('UNAVAILABLE', NO_MODEL);
      const id = await insertDraft(ctx.app.db, theme, ctx.user.id);
      if (!id) throw new AppError('LIMIT_REACHED', TOO_MANY);
      return { id };
    }),

  /** Writes the next few missing items; a screen calls it again until all are there. */
  write: writingProcedure
    .input(ById.extend({ run: z.uuid() }))
    .mutation(
      streamOf((context, { id, run }: Readonly<{ id: string; run: string }>) =>
        writeNextItems(context, { draftId: id, run }),
      ),
    ),

  /** A draft or a stored version; null for one that is gone, so that its page can say so. */
  overview: adminProcedure
    .input(z.object({ id: z.string().max(60) }))
    .query(async ({ ctx, input }) => {
      const id = z.uuid().safeParse(input.id);
      return id.success ? readOverview(ctx.app.db, id.data) : null;
    }),

  section: adminProcedure
    .input(ById.extend({ section: z.string().max(60) }))
    .query(({ ctx: { app }, input: { id, section } }) =>
      readSection(app.db, id, section, new ScriptureFinder(app.bible, app.db)),
    ),

  /** Saves the texts of one item, or says field by field what is wrong with them. */
  edit: adminProcedure
    .input(
      ById.extend({
        key: z.string().max(60),
        revision: z.int().min(1),
        content: z.record(z.string().max(40), z.union([Text, z.array(Text).max(10).readonly()])),
      }),
    )
    .mutation(async ({ ctx: { app }, input: { id, key, revision, content: typed } }) => {
      const [draft, before] = [await readDraft(app.db, id), await readItem(app.db, id, key)];
      const item = draft && itemsOf(draft.theme).find((each) => each.key === key);
      if (!item || !before) throw new AppError('NOT_FOUND', GONE);
      const finder = new ScriptureFinder(app.bible, app.db);
      const checked = await checkItem(finder, item.kind, typed, before.content);
      if ('problems' in checked) return { saved: false as const, ...checked };
      const { content } = checked;
      const outcome = await updateItem(app.db, id, { key, revision, content });
      if (outcome === 'missing') throw new AppError('NOT_FOUND', GONE);
      if (outcome === 'changed') throw new AppError('CONFLICT', EDITED_MEANWHILE);
      return { saved: true as const };
    }),

  /** Publishes the draft as it was read, in place of the version that was active then. */
  publish: adminProcedure
    .input(ById.extend({ revision: z.int().min(0), ...Replaces.shape }))
    .mutation(async ({ ctx: { app, user }, input }) => {
      const draft = await readDraft(app.db, input.id);
      if (!draft) throw new AppError('NOT_FOUND', GONE);
      const { theme } = draft;
      const items = await readItems(app.db, input.id);
      const document = documentOf(theme, new Map(items.map(({ key, content }) => [key, content])));
      if (!document) throw new AppError('INVALID_INPUT', INCOMPLETE);
      const digest = digestOf(document);
      const content = { theme, source: 'model', createdBy: user.id, document, digest } as const;
      const outcome = await publishDraft(app.db, input, content);
      if (outcome === 'gone') throw new AppError('NOT_FOUND', GONE);
      if (outcome === 'changed') throw new AppError('CONFLICT', CHANGED);
      if (outcome === 'overtaken') throw new AppError('CONFLICT', OVERTAKEN);
    }),

  discard: adminProcedure.input(ById).mutation(async ({ ctx, input: { id } }) => {
    if (!(await deleteDraft(ctx.app.db, id, ctx.user.id))) throw new AppError('NOT_FOUND', GONE);
  }),

  /** Makes an older version the active one again. */
  activate: adminProcedure
    .input(ById.extend({ replaces: z.uuid() }))
    .mutation(async ({ ctx: { app, user }, input: { id, replaces } }) => {
      const version = await readVersion(app.db, id);
      if (!version) throw new AppError('NOT_FOUND');
      const change = { id, theme: version.theme, replaces };
      if ((await activateVersion(app.db, change, user.id)) === 'overtaken') {
        throw new AppError('CONFLICT', OVERTAKEN);
      }
    }),
});
