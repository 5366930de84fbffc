import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertConfirmed } from '#server/auth/users.queries.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { lockDataDir } from '#server/process/data-lock.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { loadQuiz } from '../content/quiz-questions.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { type Installation, preparedInstallation } from '../support/database.ts';
import { fileWith, JSON_BIBLE } from '../support/import-files.ts';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = join(import.meta.dirname, '../..');
const HEADER = 'title,question,category,level,option_a,option_b,option_c,option_d,correct_answer';

type Outcome = Readonly<{ code: number | null; output: string; errors: string }>;

const emptyFolder = (): Pick<Installation, 'env'> => ({
  env: { DATA_DIR: scratchFolder('nothing') },
});

/** A maintainers' command as a process of its own, with nothing from our environment. */
function run(
  { env }: Pick<Installation, 'env'>,
  script: string,
  ...parameters: string[]
): Promise<Outcome> {
  return outcomeOf([`scripts/${script}.ts`, ...parameters], ROOT, env);
}

function outcomeOf(
  parameters: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Outcome> {
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

function fileOf(text: string, name = 'perguntas.csv'): string {
  const path = join(scratchFolder('csv'), name);
  writeFileSync(path, text);
  return path;
}

const row = (at: number) =>
  `Arca ${at},Quem fez a ${at}ª arca?,Nova,Fácil,Noé,Abraão,Moisés,Davi,A`;
const questions = `${HEADER}\n${Array.from({ length: 25 }, (_, at) => row(at)).join('\n')}`;

/** The questions that come with the product. */
const SHIPPED = loadQuiz().flatMap(({ questions }) => questions).length;

async function countIn({ database }: Installation): Promise<number> {
  const opened = await openDatabase(database, createLog('silent'));
  const { count } = await opened.db
    .selectFrom('quizQuestions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  await opened.close();
  return Number(count);
}

test.each([
  'bible-import',
  'quiz-import',
  'seed',
  'admin-create',
  'db-migrate',
  'db-restore',
  'installation-confirm',
  'safety-train',
  'fasting-train',
  'new-feature',
  'migration-new',
])('%s explains itself, and refuses what it does not know', async (script) => {
  const folder = emptyFolder();
  const help = await run(folder, script, '--help');
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toMatch(/^npm run /);
  const wrong = await run(folder, script, '--nada');
  expect(wrong.code).toBe(2);
  expect(wrong.errors).toMatch(/--nada[\s\S]*npm run /);
});

const COMMANDS: Readonly<Record<string, string>> = packageJson.scripts;

/** A command as package.json has it, run in a folder where `.env` may lie. */
function runCommand(folder: string, name: string, ...parameters: string[]): Promise<Outcome> {
  const [, ...words] = (COMMANDS[name] ?? '').split(' ');
  const paths = words.map((word) => word.replace(/^(?:\.\/)?(?=scripts\/)/, `${ROOT}/`));
  return outcomeOf([...paths, ...parameters], folder, {});
}

test.each<[string, string[]]>([
  ['bible:import', [fileWith(JSON.stringify(JSON_BIBLE))]],
  ['quiz:import', [fileOf(questions)]],
  ['seed', []],
  ['admin:create', ['--email', 'rute@exemplo.com.br']],
  ['db:migrate', []],
])(
  'npm run %s reads .env, where nothing is absent, and says nothing without one',
  async (name, parameters) => {
    const folder = scratchFolder('with-env');
    writeFileSync(join(folder, '.env'), 'PORT=abc\nOPENAI_BASE_URL=\n');
    const refused = await runCommand(folder, name, ...parameters);
    expect(refused.errors).toContain('PORT must be a number, not "abc".');
    expect(refused.code).toBe(1);
    const help = await runCommand(scratchFolder('without-env'), name, '--help');
    expect(help).toMatchObject({ code: 0, errors: '' });
  },
);

test('questions are checked, then stored once', async () => {
  const place = await preparedInstallation();
  const file = fileOf(questions);
  const checked = await run(place, 'quiz-import', file, '--dry-run');
  expect(checked).toMatchObject({ code: 0, errors: '' });
  expect(checked.output).toContain('perguntas.csv: 25 quiz em 1 categorias');
  expect(await countIn(place)).toBe(SHIPPED);
  const stored = await run(place, 'quiz-import', file);
  expect(stored).toMatchObject({ code: 0, errors: '' });
  expect(stored.output).toContain('20 de 25');
  expect(stored.output).toContain('25 quiz criados; 0 já existiam');
  const again = await run(place, 'quiz-import', file);
  expect(again.output).toContain('0 quiz criados; 25 já existiam');
  expect(await countIn(place)).toBe(SHIPPED + 25);
});

test.each<[string, string[], number, string]>([
  ['no file', [], 2, 'Informe um arquivo CSV.'],
  ['a file that is not there', ['/nao/existe.csv'], 1, '/nao/existe.csv: não existe'],
  ['another kind of file', [fileOf('x', 'x.txt')], 1, 'Apenas arquivos CSV são aceitos'],
  [
    'a wrong row',
    [fileOf(`${questions}\nArca`)],
    1,
    '1 erro encontrado. Verifique o arquivo.\nLinha 27: Número de colunas incorreto: 1 em vez de 9',
  ],
])('an import of %s ends with its message', async (_what, parameters, code, message) => {
  const outcome = await run(emptyFolder(), 'quiz-import', ...parameters);
  expect(outcome.code).toBe(code);
  expect(outcome.errors).toContain(message);
});

test('commands refuse the data of a server that runs', async () => {
  const dataDir = scratchFolder('held');
  // A lock counts for other processes only; this one holds it.
  const unlock = await lockDataDir(dataDir);
  for (const script of ['seed', 'db-migrate']) {
    const { code, errors } = await run({ env: { DATA_DIR: dataDir } }, script);
    expect(code).toBe(1);
    expect(errors).toContain('is already using');
  }
  await unlock();
});

test('an installation is migrated and seeded, and gets another administrator', async () => {
  const place = await preparedInstallation();
  expect((await run(place, 'db-migrate')).output).toContain('nada a fazer');
  const seeded = await run(place, 'seed');
  expect(seeded).toMatchObject({ code: 0, errors: '' });
  expect(seeded.output).toMatch(/primeiro administrador: .+\nsenha \(anote agora\): .+/);
  expect((await run(place, 'seed')).output).not.toContain('senha');
  const email = 'rute@exemplo.com.br';
  const created = await run(place, 'admin-create', '--email', email);
  expect(created.output).toMatch(
    /administrador criado: rute@exemplo\.com\.br\nsenha \(anote agora\): \S+/,
  );
  const again = await run(place, 'admin-create', '--email', email);
  expect(again).toMatchObject({ code: 1, output: '' });
  expect(again.errors).toContain('já tem uma conta');
  const missing = await run(place, 'admin-create', '--email', 'x@exemplo.com.br', '--promote');
  expect(missing.errors).toContain('ainda não tem uma conta');
  expect((await run(place, 'admin-create', '--email', email, '--promote')).code).toBe(0);
  expect((await run(place, 'admin-create', '--email', 'nada')).code).toBe(2);
  expect(await countIn(place)).toBe(SHIPPED);
}, 180_000);

/** What a member of the demonstration has written, by table. */
async function writtenIn({ database }: Installation): Promise<Record<string, number>> {
  const opened = await openDatabase(database, createLog('silent'));
  const tables = ['diaryEntries', 'savedVerses', 'prayerRequests', 'quizAttempts'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await opened.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  const progress = await opened.db
    .selectFrom('planProgress')
    .select(['kind', 'lastReadDay'])
    .where('status', '=', 'active')
    .execute();
  for (const { kind, lastReadDay } of progress) counts[kind] = lastReadDay;
  await opened.close();
  return counts;
}

test('members of a demonstration have two weeks behind them, and come beside nobody unasked', async () => {
  const place = await preparedInstallation();
  const demo = await run(place, 'seed', '--demo');
  expect(demo).toMatchObject({ code: 0, errors: '' });
  expect(demo.output).toMatch(
    /membros de demonstração: maria\.demo@.+\nsenha \(anote agora\): \S+/,
  );
  const written = { diaryEntries: 12, savedVerses: 12, prayerRequests: 6, quizAttempts: 6 };
  expect(await writtenIn(place)).toEqual({ ...written, reading: 15, study: 5 });
  expect((await run(place, 'seed', '--demo')).output).toContain('já estão aqui');
  expect(await writtenIn(place)).toMatchObject(written);
  expect((await run(place, 'seed', '--force')).code).toBe(2);

  const lived = await preparedInstallation();
  const opened = await openDatabase(lived.database, createLog('silent'));
  const person = { email: 'ana@exemplo.com.br', name: 'Ana' };
  await insertConfirmed(opened.db, person, { hash: 'x', printed: false });
  await opened.close();
  const refused = await run(lived, 'seed', '--demo');
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('Há membros de verdade');
  expect(await writtenIn(lived)).toMatchObject({ diaryEntries: 0 });
  expect((await run(lived, 'seed', '--demo', '--force')).code).toBe(0);
  expect(await writtenIn(lived)).toMatchObject(written);
}, 180_000);
