import type { Names } from './names.ts';
import { tableFiles } from './table-files.ts';

/** The sources of a member's own list on the server, by path. */
export const serverFiles = (names: Names): Readonly<Record<string, string>> => {
  const { folder, camel } = names;
  const home = `server/features/${folder}/${folder}`;
  return {
    ...tableFiles(names, {
      sql: [
        'user_id text not null references users (id) on delete cascade',
        'idempotency_key uuid not null',
        'text text not null check (char_length(text) between 1 and 2000)',
        'unique (user_id, idempotency_key)',
      ],
      types: ['userId: string', 'idempotencyKey: string', 'text: string'],
    }),
    [`${home}.queries.ts`]: `import { addWithin } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';

/** @returns the entry of this key, which is stored once if sent twice; null when the list is full */
export async function addEntry(
  db: Db,
  userId: string,
  { key, text }: Readonly<{ key: string; text: string }>,
): Promise<{ id: string } | null> {
  return addWithin(db, userId, '${camel}', async (trx) => {
    const entry = { userId, idempotencyKey: key, text };
    return trx
      .insertInto('${camel}')
      .values(entry)
      // An entry that is there already is returned too.
      .onConflict((conflict) =>
        conflict.columns(['userId', 'idempotencyKey']).doUpdateSet({ userId }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

export async function listEntries(
  db: Db,
  userId: string,
  { after, limit }: Readonly<{ after: string | null; limit: number }>,
) {
  let list = db
    .selectFrom('${camel}')
    .select(['id', 'text', 'createdAt'])
    .where('userId', '=', userId);
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}

/** @returns whether the member had such an entry */
export async function removeEntry(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('${camel}')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
`,
    [`${home}.member.ts`]: `import * as z from 'zod';
import { pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { requiredText } from '../../text-input.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { addEntry, listEntries, removeEntry } from './${folder}.queries.ts';

const ById = z.object({ id: z.uuid() });
const PAGE = 50;
const LONGEST = 2000;
const FULL = 'Sua lista chegou a 10.000 itens, o máximo que cabe nela.';

export const ${camel}Router = router({
  list: memberProcedure
    .input(z.object({ cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(ById, input.cursor)?.id ?? null;
      const rows = await listEntries(ctx.app.db, ctx.user.id, { after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  add: memberProcedure
    .input(z.object({ key: z.uuid(), text: requiredText(LONGEST, 'Escreva o texto.') }))
    .mutation(async ({ ctx, input }) => {
      const added = await addEntry(ctx.app.db, ctx.user.id, input);
      if (!added) throw new AppError('LIMIT_REACHED', FULL);
      return added;
    }),

  remove: memberProcedure.input(ById).mutation(async ({ ctx, input: { id } }) => {
    if (!(await removeEntry(ctx.app.db, ctx.user.id, id))) throw new AppError('NOT_FOUND');
  }),
});
`,
  };
};
