import type { Names } from './names.ts';
import { tableFiles } from './table-files.ts';

/** The sources of a list of the administration on the server, by path. */
export const adminServerFiles = (names: Names): Readonly<Record<string, string>> => {
  const { folder, camel, table } = names;
  const home = `server/features/${folder}/${folder}`;
  return {
    ...tableFiles(names, {
      sql: [
        'name text not null check (char_length(name) between 1 and 80)',
        'description text check (char_length(description) between 1 and 300)',
        'is_active boolean not null default true',
      ],
      types: ['name: string', 'description: string | null', 'isActive: Generated<boolean>'],
      index: `create unique index ${table}_name_idx on ${table} (lower(name))`,
    }),
    [`${home}.queries.ts`]: `import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';

/** The entries whose name or description has the words, the newest first. */
export async function listEntries(
  db: Db,
  { words, after, limit }: Readonly<{ words: string; after: string | null; limit: number }>,
) {
  let list = db
    .selectFrom('${camel}')
    .select(['id', 'name', 'description', 'isActive', 'createdAt'])
    .where(matchesWords(sql\`concat_ws(' ', name, description)\`, words));
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}
`,
    [`${home}.admin.ts`]: `import * as z from 'zod';
import { cleanText } from '#shared/text/clean-text.ts';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#shared/text/named-limits.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { adminProcedure, ById, router } from '../../trpc.ts';
import { addNamed, changeNamed, type ShownList, setNamedActive } from '../admin-lists/api.ts';
import { listEntries } from './${folder}.queries.ts';

const PAGE = 50;
const LONGEST_SEARCH = 100;
const TAKEN = 'Já existe um item com este nome.';

const LIST: ShownList = {
  table: '${camel}',
  maker: null,
  records: {
    create: '${camel}.create',
    update: '${camel}.update',
    activate: '${camel}.activate',
    deactivate: '${camel}.deactivate',
  },
};

const Fields = z.object({
  name: requiredText(LONGEST_NAME, 'Nome é obrigatório'),
  description: optionalText(LONGEST_DESCRIPTION),
});

export const ${camel}Router = router({
  list: adminProcedure
    .input(
      z.object({
        query: z.string().overwrite(cleanText).max(LONGEST_SEARCH).default(''),
        cursor: z.string().max(200).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const after = readCursor(IdCursor, input.cursor)?.id ?? null;
      const asked = { words: input.query, after, limit: PAGE + 1 };
      return pageOf(await listEntries(ctx.app.db, asked), PAGE, ({ id }) => ({ id }));
    }),

  create: adminProcedure.input(Fields).mutation(async ({ ctx, input }) => {
    const id = await addNamed(ctx.app.db, LIST, ctx.user.id, input);
    if (!id) throw new AppError('INVALID_INPUT', TAKEN);
    return { id };
  }),

  update: adminProcedure
    .input(Fields.extend(ById.shape))
    .mutation(async ({ ctx, input: { id, ...fields } }) => {
      const outcome = await changeNamed(ctx.app.db, LIST, ctx.user.id, id, fields);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'taken') throw new AppError('INVALID_INPUT', TAKEN);
    }),

  setActive: adminProcedure
    .input(ById.extend({ isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { id, isActive } }) => {
      if (!(await setNamedActive(ctx.app.db, LIST, ctx.user.id, id, isActive))) {
        throw new AppError('NOT_FOUND');
      }
    }),
});
`,
  };
};
