import type { Names } from './names.ts';

type Columns = Readonly<{
  sql: readonly string[];
  types: readonly string[];
  /** A statement after the table's. */
  index?: string;
}>;

/** The migration of a table and the shape of its rows, by path. */
export const tableFiles = (
  { folder, camel, type, table, migration }: Names,
  { sql, types, index }: Columns,
): Readonly<Record<string, string>> => ({
  [`migrations/${migration}.ts`]: `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${table} (
      id uuid primary key default new_id(),
      ${sql.join(',\n      ')},
      created_at timestamptz not null default now()
    )\`.execute(db);
${index ? `  await sql\`${index}\`.execute(db);\n` : ''}}
`,
  [`server/features/${folder}/${folder}.table.ts`]: `import type { Generated } from 'kysely';

interface ${type}Table {
  id: Generated<string>;
  ${types.join(';\n  ')};
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    ${camel}: ${type}Table;
  }
}
`,
});
