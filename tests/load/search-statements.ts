import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Bible } from '#server/bible/bible.ts';
import type { Database } from '#server/db/schema.ts';

export type Statement = Readonly<{ sql: string; parameters: readonly unknown[] }>;

/**
 * The statement that finds the verses of each query: the last one the product sends, since
 * the ones before it found none.
 */
export async function statementsFor(url: string, queries: readonly string[]): Promise<Statement[]> {
  const sent: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) => {
      if (sql.includes('tsquery')) sent.push({ sql, parameters });
    },
  });
  const bible = new Bible(db);
  const statements: Statement[] = [];
  let all = 0;
  for (const query of queries) {
    sent.length = 0;
    await bible.search(query, {}, 'blivre');
    all += sent.length;
    const last = sent.at(-1);
    if (last) statements.push(last);
  }
  await db.destroy();
  process.stderr.write(`${(all / queries.length).toFixed(2)} statements a search\n`);
  return statements;
}
