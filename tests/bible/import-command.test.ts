import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataDir } from '#server/process/data-lock.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { preparedInstallation } from '../support/database.ts';
import { fileWith, folderWith, JSON_BIBLE, SECOND_JOHN_USFM } from '../support/import-files.ts';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = join(import.meta.dirname, '../..');

type Outcome = Readonly<{ code: number | null; output: string; errors: string }>;

/** `npm run bible:import` as a process of its own, with nothing from our environment. */
function importBible(env: Record<string, string>, ...parameters: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ['scripts/bible-import.ts', ...parameters], {
    cwd: ROOT,
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

const scratch = () => scratchFolder('command');

test('the command imports a translation, also a second time, and prints a report', async () => {
  const dataDir = scratch();
  const file = fileWith(JSON.stringify(JSON_BIBLE));
  for (let time = 0; time < 2; time++) {
    const { code, output, errors } = await importBible({ DATA_DIR: dataDir }, file);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toContain('Tradução de teste: livros lidos: 1');
    expect(output).toContain('livros 1 · capítulos 1 · versículos 1');
    expect(output).toMatch(/versículos que faltam: \d+\nFaltam:\n {2}Gênesis\n/);
  }
});

test('the command imports USFM with the given name and license', async () => {
  const file = fileWith(SECOND_JOHN_USFM, '2jn.usfm');
  const said = ['--id', 'teste-usfm', '--name', 'Teste', '--license', 'Domínio público'];
  const { env } = await preparedInstallation();
  const { code, output } = await importBible(env, file, ...said);
  expect(code).toBe(0);
  expect(output).toContain('livros 1 · capítulos 1 · versículos 13');
});

test.each<[string, string[], RegExp, number]>([
  ['without a source', [], /^Informe uma pasta.+\n\nnpm run bible:import -- PATH\|URL/, 2],
  ['of a source that is not there', ['/nao/existe'], /^\/nao\/existe: não existe\n$/, 1],
  [
    'of a file cut in the middle',
    [fileWith(JSON.stringify(JSON_BIBLE).slice(0, 50))],
    /^teste\.json: não é um JSON completo \(.+\)\n$/,
    1,
  ],
  [
    'of USFM that is not told what it is',
    [folderWith({ '2jn.usfm': SECOND_JOHN_USFM })],
    /^USFM não diz que tradução é: informe o identificador, o nome e a licença \(--id, --name, --license\)\n$/,
    1,
  ],
  ['with an id that is none', ['x', '--id', 'A B', '--name', 'x', '--license', 'x'], /^--id: /, 2],
  ['with an unknown option', ['x', '--nome', 'x'], /--nome/, 2],
])(
  'an import %s ends with a sentence and its code',
  async (_name, parameters, sentence, wanted) => {
    const { code, errors } = await importBible({ DATA_DIR: scratch() }, ...parameters);
    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(code).toBe(wanted);
  },
);

test('a data directory in use is left alone', async () => {
  const dataDir = scratch();
  const unlock = await lockDataDir(dataDir);
  const { code, errors } = await importBible(
    { DATA_DIR: dataDir },
    fileWith(JSON.stringify(JSON_BIBLE)),
  );
  expect(errors).toMatch(/^Process \d+ is already using /);
  expect(code).toBe(1);
  await unlock();
});

test('the list names the free translations with their licences, and needs no database', async () => {
  const { code, output } = await importBible({ DATA_DIR: scratch() }, '--list');
  expect(code).toBe(0);
  expect(output).toContain('nova-biblia-viva: Nova Bíblia Viva (aberta)');
  expect(output).toContain('Licença: Domínio público.');
});

test("the Almeida of 1911 is imported in today's spelling", async () => {
  const text = 'E far-te-hei uma grande nação, e abençoar-te-hei; e tu serás uma benção.';
  const books = [{ code: 'RUT', chapters: [{ number: 1, verses: [{ number: 1, text }] }] }];
  const file = fileWith(JSON.stringify({ ...JSON_BIBLE, books }));
  const { env } = await preparedInstallation();
  const { code, output } = await importBible(env, file, '--todays-spelling');
  expect(code).toBe(0);
  expect(output).toContain('Almeida 1911, na ortografia de hoje: livros lidos: 1');
});
