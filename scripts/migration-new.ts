import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { namesOf } from './new/names.ts';
import { print, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run migration:new -- NAME

Writes an empty migration with the next number. NAME has hyphens: saved-verse-notes.`;

const FOLDER = join(import.meta.dirname, '../migrations');

await runScript(USAGE, {}, async ({ positionals: [name = ''] }) => {
  const numbers = Object.keys(MIGRATIONS).map((each) => Number.parseInt(each, 10));
  const names = namesOf(name, { page: '/none', title: '', number: Math.max(...numbers) + 1 });
  if (!names) throw new WrongUsage('The name has other signs than a-z and "-".');
  const file = join(FOLDER, `${names.migration}.ts`);
  const empty = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db);
}
`;
  writeFileSync(file, empty, { flag: 'wx' });
  print(`migrations/${names.migration}.ts`);
});
