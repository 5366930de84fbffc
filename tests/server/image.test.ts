import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '#scripts/build-server.ts';
import { filesIn } from '#scripts/build-stamp.ts';
import { layOut } from '#scripts/lay-out.ts';
import { pagePicturePath } from '#shared/bible/share-picture.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { preparedInstallation } from '../support/database.ts';
import { makePdf, makePicture } from '../support/files.ts';
import { freePort } from '../support/free-port.ts';
import { fileWith, JSON_BIBLE } from '../support/import-files.ts';
import { scratchFolder } from '../support/scratch.ts';
import { BUILT, ready, startProcess } from '../support/server-process.ts';

/** What the image holds of ours; Node's program and Debian come on top. */
const MOST_MEGABYTES = 155;
/** The system gives files whole blocks. */
const BLOCK = 4096;

/** Packages as the build imports them: at the beginning of a line, or when they are needed. */
const IMPORTED = /(?:^import [^"\n]*|\bimport\()"([@\w][^"]*)"/gm;

let tree: string;
beforeAll(async () => {
  tree = scratchFolder('image');
  await layOut(tree);
}, 240_000);

test('what is laid out stays small', () => {
  const bytes = filesIn(tree).reduce(
    (sum, file) => sum + Math.ceil(statSync(file).size / BLOCK) * BLOCK,
    0,
  );
  expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES);
});

test('neither sources nor tools are there', () => {
  const sources = filesIn(tree).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  expect(sources).toEqual([]);
  const { devDependencies } = packageFile();
  const tools = Object.keys(devDependencies).filter((name) =>
    existsSync(join(tree, 'node_modules', name, 'package.json')),
  );
  expect(tools).toEqual([]);
  expect(readdirSync(tree).toSorted()).toEqual(['dist', 'node_modules', 'package.json', 'server']);
});

test('every package that the built server imports is found from there', async () => {
  const { dependencies } = packageFile();
  const imported = filesIn(join(tree, 'dist/app'))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORTED)])
    .flatMap(([, name = '']) => name);
  const packages = [...new Set(imported)].filter((name) =>
    Object.keys(dependencies).some((own) => name === own || name.startsWith(`${own}/`)),
  );
  expect(packages.length).toBeGreaterThan(15);
  const lines = packages.map((name) => `await import(${JSON.stringify(name)});`).join('\n');
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', lines], {
    cwd: tree,
    env: childEnvironment({}),
  });
}, 240_000);

test('it serves pages and draws pictures, and its commands work beside it or before', async () => {
  const { env } = await preparedInstallation();
  const inTree = (name: string, ...parameters: string[]) =>
    promisify(execFile)(process.execPath, ['--run', name, '--', ...parameters], {
      cwd: tree,
      // A command is a line of the shell, which takes the first Node that it finds.
      env: childEnvironment({
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        BIBLE_AUTO_INSTALL: 'false',
        ...env,
      }),
    });
  const bible = fileWith(JSON.stringify(JSON_BIBLE));
  const { stdout } = await inTree('bible:import', bible);
  expect(stdout).toContain(JSON_BIBLE.name);
  await inTree('admin:create', '--email', 'ana@exemplo.com.br');
  await inTree('seed');
  const { scripts } = packageFile(tree);
  // What prepares the environment of the others is none by itself.
  expect(Object.keys(scripts)).toHaveLength(COMMANDS.length - 1);
  for (const name of Object.keys(scripts)) {
    expect((await inTree(name, '--help')).stdout).toContain(name);
  }
  const port = await freePort();
  startProcess({ ...env, PORT: String(port) }, BUILT, tree);
  await ready(port);
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const page = await at('/bible');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  const picture = await at(pagePicturePath('/'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
}, 480_000);

test('its processes make and check booklets and pictures and read translations', async () => {
  const folder = scratchFolder('checked');
  const pdf = fileWith(await makePdf(), 'a.pdf');
  const image = fileWith(await makePicture(), 'a.png');
  expect(await sentBy('booklet-worker', 'primeiros-passos-na-fe')).toHaveProperty('pdf');
  expect(await sentBy('check-process', 'pdf', pdf, folder)).toMatchObject({
    pages: 3,
    // The file itself, and its first page in each width.
    parts: { length: 4 },
  });
  expect(await sentBy('check-process', 'image', image, folder)).toHaveProperty('mime');
  const bible = fileWith(JSON.stringify(JSON_BIBLE));
  expect(await sentBy('read-process', bible)).toHaveProperty('bible');
}, 240_000);

async function sentBy(name: string, ...job: string[]): Promise<unknown> {
  const child = fork(join(tree, `dist/app/${name}.js`), job, { env: {} });
  const [message] = await once(child, 'message');
  return message;
}

type Package = Readonly<{
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}>;

function packageFile(folder = '.'): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
