import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { migrate } from '#server/db/migrator.ts';
import { importQuestions } from '#server/features/quiz/quiz-import.queries.ts';
import { problemLines, readQuizFile, refuseFile, repeatedLines } from '#shared/quiz/quiz-csv.ts';
import { print, Refusal, runScript, WrongUsage, withDatabase } from './run-script.ts';

const USAGE = `npm run quiz:import -- FILE [--dry-run]

Stores the questions of a CSV file, by the rules of the administration's upload: nothing is
stored when any row is wrong, and what is there already is left as it is.

  --dry-run   only checks the file and says what it holds; opens no database`;

await runScript(USAGE, { 'dry-run': { type: 'boolean' } }, async ({ values, positionals }) => {
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new WrongUsage('Informe um arquivo CSV.');
  const file = basename(path);
  const bytes = await readBytes(path);
  const read = readQuizFile(file, bytes);
  if (read.kind === 'refused') {
    throw new Refusal([read.message, ...problemLines(read.problems)].join('\n'));
  }
  const { rows } = read;
  const categories = new Set(rows.map(({ question }) => question.category));
  print(`${file}: ${rows.length} quiz em ${categories.size} categorias`);
  if (values['dry-run']) return print('Arquivo correto; nada foi gravado (--dry-run).');
  await withDatabase(async ({ db, direct }) => {
    await migrate(direct);
    const { created, repeated } = await importQuestions(db, rows, {
      actorId: null,
      file,
      onBatch: (done) => {
        process.stdout.write(`\r${done} de ${rows.length}`);
      },
    });
    print(`\n${created} quiz criados; ${repeated.length} já existiam`);
    for (const line of repeatedLines(repeated)) print(line);
  });
});

async function readBytes(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new Refusal(`${path}: não existe`);
  const refusal = refuseFile(basename(path), found.size);
  if (refusal) throw new Refusal(refusal);
  return readFile(path);
}
