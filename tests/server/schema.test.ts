import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authOptions } from '#server/auth/auth.ts';
import { GOOGLE } from '#server/auth/google.ts';
import { PASSWORDS } from '#server/auth/passwords.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createBackground } from '#server/process/background.ts';
import { copyDatabase } from '../support/database.ts';
import { readSources } from '../support/sources.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await copyDatabase('seeded');
});
afterAll(() => database.close());

type Column = Readonly<{ nullable: boolean; optional: boolean; type: string }>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads the row types from their sources: they follow one form, one column a line. */
function declaredTables(): Map<string, Map<string, Column>> {
  const texts = readSources('server')
    .filter(({ path }) => path.endsWith('.table.ts'))
    .map(({ text }) => text);
  const rows = new Map<string, Map<string, Column>>();
  const tables = new Map<string, Map<string, Column>>();
  for (const text of texts) {
    for (const [, name = '', body = ''] of text.matchAll(/interface (\w+Table) \{\n([^}]*)\n\}/g)) {
      const columns = [...body.matchAll(/^ {2}(\w+): ([^;]+);$/gm)].map(
        ([, column = '', type = '']): [string, Column] => [
          snake(column),
          {
            nullable: /\| null\b/.test(type),
            optional: /\bGenerated</.test(type),
            type: type.replace(/Generated<(.*)>/, '$1').replace(' | null', ''),
          },
        ],
      );
      rows.set(name, new Map(columns));
    }
    for (const [, table = '', row = ''] of text.matchAll(/^ {2,4}(\w+): (\w+Table);$/gm)) {
      tables.set(snake(table), rows.get(row) ?? new Map());
    }
  }
  return tables;
}

const OWN_TABLES = /^(schema_migrations|schema_migrations_lock)$/;

async function actualColumns() {
  const { rows } = await sql<{
    tableName: string;
    columnName: string;
    isNullable: string;
    dataType: string;
    hasDefault: boolean;
    isGenerated: boolean;
    isView: boolean;
  }>`
    select c.table_name, c.column_name, c.is_nullable, c.data_type,
      (c.column_default is not null or c.is_generated = 'ALWAYS') as has_default,
      c.is_generated = 'ALWAYS' as is_generated,
      t.table_type = 'VIEW' as is_view
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public'`.execute(database.db);
  return rows.filter(({ tableName }) => !OWN_TABLES.test(tableName));
}

test('migrations and table types name the same tables and columns', async () => {
  const declared = [...declaredTables()].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`),
  );
  const actual = (await actualColumns()).map(
    ({ tableName, columnName }) => `${tableName}.${columnName}`,
  );
  expect(declared.sort()).toEqual(actual.sort());
});

const KINDS: Readonly<Record<string, RegExp>> = {
  text: /^(?:string|'|[A-Z]\w+$|"|.*\['\w+'\]$)/,
  uuid: /^string$/,
  integer: /^number$/,
  bigint: /^string$/,
  numeric: /^string$/,
  'double precision': /^number$/,
  real: /^number$/,
  boolean: /^boolean$/,
  date: /^string$/,
  'timestamp with time zone': /^Date$/,
  bytea: /^Buffer$/,
  jsonb: /^(?:JSON)?ColumnType</,
  tsvector: /^string$/,
  ARRAY: /\[\]$/,
};

test('columns may be null, may be left out and hold what their types say', async () => {
  const declared = declaredTables();
  const wrong = (await actualColumns()).flatMap((actual) => {
    const column = declared.get(actual.tableName)?.get(actual.columnName);
    if (!column) return [];
    const place = `${actual.tableName}.${actual.columnName}`;
    const kind = KINDS[actual.dataType];
    const problems = kind?.test(column.type)
      ? []
      : [`${place}: ${actual.dataType} as ${column.type}`];
    if (actual.isView) return problems;
    // A generated column is as null as what it is made of, which the catalogue does not tell.
    const nullable = actual.isNullable === 'YES' && !actual.isGenerated;
    if (column.nullable !== nullable) problems.push(`${place}: null`);
    if (column.optional !== actual.hasDefault) problems.push(`${place}: default`);
    return problems;
  });
  expect(wrong).toEqual([]);
});

/** What may stay without its author: content that others use, and the anonymous count of answers. */
const OUTLIVES = [
  'ai_usage.user_id',
  'booklet_categories.created_by',
  'booklet_past_pdfs.replaced_by',
  'booklets.created_by',
  'invitations.invited_by',
  'quiz_categories.author_id',
  'quiz_questions.author_id',
  'stored_files.created_by',
  'study_contents.created_by',
  'study_drafts.created_by',
  'system_settings.updated_by',
];

test('every row of a member goes with the account, or forgets who it was', async () => {
  const { rows } = await sql<{ place: string; rule: string }>`
    select c.conrelid::regclass || '.' || a.attname as place, c.confdeltype as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(database.db);
  const by = (rule: string) => rows.filter((row) => row.rule === rule).map(({ place }) => place);
  expect(rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
  expect(by('n').sort()).toEqual(OUTLIVES);
  const owners = (await actualColumns())
    .filter(({ columnName, isView }) => columnName === 'user_id' && !isView)
    .map(({ tableName, columnName }) => `${tableName}.${columnName}`);
  expect(owners.filter((place) => !rows.some((row) => row.place === place))).toEqual([]);
});

test('better-auth finds nothing to migrate', async () => {
  const log = createLog('silent');
  const plan = await getMigrations(
    authOptions(
      {
        env: readEnv({}),
        db: database.db,
        mail: { description: '', send: async () => {}, close: () => {} },
        log,
        background: createBackground(log),
        secret: 'x'.repeat(32),
        passwords: PASSWORDS,
        onSecondFactor: async () => {},
        onPasskey: async () => {},
        onGoogle: async () => {},
        google: GOOGLE,
        onAccepted: async () => {},
      },
      async () => '',
    ),
  );
  const { toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems } = plan;
  expect({ toBeCreated, toBeAdded, toBeAddedIndexes, unsafeChanges, schemaProblems }).toEqual({
    toBeCreated: [],
    toBeAdded: [],
    toBeAddedIndexes: [],
    unsafeChanges: [],
    schemaProblems: [],
  });
});

test('foreign keys are indexed, so that a user can be deleted without scanning tables', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(database.db);
  // Tables of 66 rows and fewer: a scan is the faster way.
  const small = ['chapters.book_code', 'verses.book_code', 'translations.edition_id'];
  expect(rows.map(({ place }) => place).filter((place) => !small.includes(place))).toEqual([]);
});
