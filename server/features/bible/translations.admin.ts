import * as z from 'zod';
import { LARGEST_TRANSLATION, TRANSLATION_FILE } from '#shared/maintenance/translation-file.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { CATALOGUE, catalogueEntry, fetchArchive } from '../../bible/catalogue.ts';
import { ImportFault } from '../../bible/import/model.ts';
import { listInstalls } from '../../bible/install.queries.ts';
import { SELECTION_ID } from '../../bible/selection.ts';
import { listEditions } from '../../bible/translations.queries.ts';
import { verifyEdition } from '../../bible/verify-edition.ts';
import { AppError } from '../../errors.ts';
import { type Limit, spendOrRefuse } from '../../rate-limit/rate-limit.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';
import { importUpload } from './import-upload.ts';
import { removeTranslation } from './remove-translation.queries.ts';

const IMPORTS: Limit = { max: 20, windowSeconds: 3600 };
const VERIFICATIONS: Limit = { max: 60, windowSeconds: 3600 };

const STAYS = {
  own: 'Esta é a seleção do próprio produto, que fica sempre instalada.',
  default: 'Esta é a tradução que todos leem primeiro. Ela não pode ser removida.',
  importing: 'Esta tradução está sendo importada. Tente de novo quando terminar.',
} as const;

const Id = z
  .string()
  .regex(/^[a-z0-9-]{2,40}$/, 'Use de 2 a 40 letras minúsculas, números e hifens.');
const line = (longest: number) => z.string().max(longest).overwrite(cleanText).trim();

function isSmallEnough(base64: string): boolean {
  return Buffer.byteLength(base64, 'base64') <= LARGEST_TRANSLATION;
}

const notFetched = ({ message }: Error) =>
  `Não deu certo buscar a tradução: ${message}. Nada mudou aqui.`;

const Upload = z.object({
  name: z
    .string()
    .max(200)
    .regex(TRANSLATION_FILE, 'Envie um arquivo .zip, .json, .usfm, .sfm ou .txt.'),
  /** The file in base64. */
  content: z.string().refine(isSmallEnough, 'O arquivo é grande demais.'),
  /** The facts about a translation that USFM files do not contain. */
  translation: z
    .object({
      id: Id,
      name: line(120).min(1, 'Escreva o nome da tradução.'),
      license: line(300).min(1, 'Escreva a licença.'),
    })
    .nullable(),
  replaces: z.boolean(),
});

export const translationsRouter = router({
  /** The installed translations, and the imports that run or failed. */
  list: adminProcedure.query(async ({ ctx: { app } }) => {
    const editions = await listEditions(app.db);
    const installs = await listInstalls(app.db);
    return {
      catalogue: CATALOGUE.filter(
        ({ translation }) => !editions.some(({ id }) => id === translation.id),
      ).map(({ archive, translation, ...about }) => ({
        ...about,
        ...translation,
        /** Whether a press installs it; otherwise a maintainer needs its file. */
        fetched: archive !== null,
      })),
      installs: installs.filter(({ state }) => state !== 'done'),
      translations: editions.map(({ editionId: _, report, ...edition }) => ({
        ...edition,
        /** Whether it is the selection that the product brings. */
        isOwn: edition.id === SELECTION_ID,
        books: report?.books ?? 0,
        verses: report?.verses ?? 0,
      })),
    };
  }),

  /** Installs a translation from a file, as the command `bible:import` does. */
  import: adminProcedure.input(Upload).mutation(async ({ ctx: { app, user }, input }) => {
    await spendOrRefuse(app.db, 'translation-imports', user.id, IMPORTS);
    const { translation, replaces } = input;
    return importUpload(app, {
      file: { name: input.name, bytes: Buffer.from(input.content, 'base64') },
      translation: translation && {
        ...translation,
        abbreviation: translation.id.toUpperCase(),
        language: 'pt-BR',
        version: null,
        licenseUrl: null,
        attribution: `${translation.name}. ${translation.license}.`,
        source: null,
      },
      replaces,
      userId: user.id,
    });
  }),

  /** Fetches a translation of the catalogue from its publisher, and installs it as from a file. */
  install: adminProcedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx: { app, user }, input }) => {
      await spendOrRefuse(app.db, 'translation-imports', user.id, IMPORTS);
      const entry = catalogueEntry(input.id);
      if (!entry?.archive) throw new AppError('NOT_FOUND');
      const { archive: name, translation } = entry;
      const bytes = await fetchArchive(name, app.env.bible.catalogue, app.stopping).catch(
        (error: unknown) => {
          throw error instanceof ImportFault
            ? new AppError('UNAVAILABLE', notFetched(error))
            : error;
        },
      );
      const file = { name, bytes };
      return importUpload(app, { file, translation, replaces: false, userId: user.id });
    }),

  /** Deletes a translation; readers who had chosen it get the first one. */
  remove: adminProcedure.input(z.object({ id: Id })).mutation(async ({ ctx, input }) => {
    const { db, bible } = ctx.app;
    const outcome = await removeTranslation(db, ctx.user.id, input.id);
    if (outcome === 'missing') throw new AppError('NOT_FOUND');
    if (outcome !== 'removed') throw new AppError('CONFLICT', STAYS[outcome]);
    await bible.refresh();
  }),

  /** Says whether the stored text is still the one that was imported. */
  verify: adminProcedure.input(z.object({ id: Id })).mutation(async ({ ctx, input }) => {
    const { db } = ctx.app;
    await spendOrRefuse(db, 'translation-verifications', ctx.user.id, VERIFICATIONS);
    const edition = (await listEditions(db)).find(({ id }) => id === input.id);
    if (!edition) throw new AppError('NOT_FOUND');
    const act = { actorId: ctx.user.id, action: 'translation.verify', subject: input.id } as const;
    await recordAct(db, act);
    return verifyEdition(db, edition);
  }),
});
