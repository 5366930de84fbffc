import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { adminList, memberList } from './new/lists.ts';
import { namesOf } from './new/names.ts';
import { register } from './new/registrations.ts';
import { print, Refusal, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run new -- NOUN --page /address [--title "Nome na tela"]
npm run new -- NOUN --admin [--title "Nome na tela"]

Writes a list with its page: migration, server files, route, screen, the entry in the menu, its rows
of access, the tests of what it writes, and three that fail until they are filled in. With --page it is a
member's own, with its dialog and its section of the export; with --admin it is the
administration's, with names of its acts in the record. NOUN is plural, in English, with hyphens:
sermon-notes.`;

const ROOT = join(import.meta.dirname, '..');

await runScript(
  USAGE,
  { page: { type: 'string' }, title: { type: 'string' }, admin: { type: 'boolean' } },
  async ({ values, positionals: [noun = '', ...rest] }) => {
    const { admin = false, title = noun } = values;
    const page = admin ? `/admin/${noun}` : values['page'];
    const isTwice = admin && values['page'] !== undefined;
    if (rest.length > 0 || isTwice || typeof page !== 'string' || typeof title !== 'string') {
      throw new WrongUsage('One noun and either --page or --admin are needed.');
    }
    const numbers = Object.keys(MIGRATIONS).map((name) => Number.parseInt(name, 10));
    const names = namesOf(noun, { page, title, number: Math.max(...numbers) + 1 });
    if (!names) throw new WrongUsage('The noun or the address has other signs than a-z and "-".');
    const { files, lines } = admin ? adminList(names) : memberList(names);
    const taken = Object.keys(files).find((path) => existsSync(join(ROOT, path)));
    if (taken) throw new Refusal(`${taken} is there already.`);
    // Every list is read before the first file is written, so that a lost place leaves nothing.
    const lists = new Map<string, string>();
    for (const registration of lines) {
      const { file } = registration;
      const text = lists.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
      lists.set(file, register(text, registration));
    }
    for (const [path, text] of [...Object.entries(files), ...lists]) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
    }
    const written = [...Object.keys(files), ...lists.keys()];
    execFileSync('npx', ['biome', 'check', '--write', ...written], { cwd: ROOT, stdio: 'ignore' });
    // The router's plugin writes the route tree as soon as the configuration is read.
    await resolveConfig({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'silent' }, 'build');
    for (const path of Object.keys(files)) print(`new      ${path}`);
    for (const path of lists.keys()) print(`changed  ${path}`);
    print('\nNext: npm run check, and fill in the three tests that fail.');
  },
);
