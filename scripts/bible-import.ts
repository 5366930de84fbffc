import { parseArgs } from 'node:util';
import * as z from 'zod';
import { Bible } from '#server/bible/bible.ts';
import { loadBible } from '#server/bible/import/load.ts';
import { ImportFault, type TranslationInfo } from '#server/bible/import/model.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { DataInUse, lockDataDir } from '#server/data-lock.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrator.ts';
import { EnvProblem, readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';

const USAGE = `npm run bible:import -- PATH|URL [--id ID --name NAME --license LICENCE]

PATH or URL is a folder, a file or a zip archive: Bíblia Livre as published, USFM as
eBible.org publishes it, or our JSON. USFM says nothing of its translation, so --id,
--name and --license are needed; --abbreviation, --language, --license-url,
--attribution and --source may be given.
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Imports a translation, or a newer edition of one, and prints its report. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      name: { type: 'string' },
      abbreviation: { type: 'string' },
      language: { type: 'string' },
      license: { type: 'string' },
      'license-url': { type: 'string' },
      attribution: { type: 'string' },
      source: { type: 'string' },
    },
  });
  const [source] = positionals;
  if (!source) throw new ImportFault(USAGE);
  const translation = readTranslation(values);
  const env = readEnv();
  const bible = await readBibleSource(source, translation ? { translation } : {});
  print(`${bible.translation.name}: livros lidos: ${bible.books.length}`);
  const unlock = env.database.kind === 'embedded' ? await lockDataDir(env.dataDir) : async () => {};
  const database = await openDatabase(env.database, createLog('warn'));
  try {
    await migrate(database.db);
    const report = await loadBible(database.db, bible, {
      onBook: (done, total) => {
        process.stdout.write(`\r${done} de ${total} livros`);
      },
    });
    await new Bible(database.db).refresh();
    print('');
    print(`livros ${report.books} · capítulos ${report.chapters} · versículos ${report.verses}`);
    print(`versículos que faltam: ${report.missingCount}`);
    for (const [title, places] of [
      ['Faltam', report.missing],
      ['Vazios', report.empty],
      ['Numeração diferente do cânon', report.differences],
      ['Correções', report.repairs],
    ] as const) {
      if (places.length > 0) print(`${title}:\n  ${places.join('\n  ')}`);
    }
  } finally {
    await database.close();
    await unlock();
  }
}

const TranslationOptions = z.object({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/, 'lower-case letters, digits and hyphens'),
  name: z.string().min(1).max(120),
  license: z.string().min(1).max(300),
});

function readTranslation(
  values: Readonly<Record<string, string | undefined>>,
): TranslationInfo | null {
  if (!values['id'] && !values['name'] && !values['license']) return null;
  const parsed = TranslationOptions.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ImportFault(`--${issue?.path.join('.')}: ${issue?.message}\n\n${USAGE}`);
  }
  const { id, name, license } = parsed.data;
  return {
    id,
    name,
    license,
    abbreviation: values['abbreviation'] ?? id.toUpperCase(),
    language: values['language'] ?? 'pt-BR',
    version: null,
    licenseUrl: values['license-url'] ?? null,
    attribution: values['attribution'] ?? `${name}. ${license}.`,
    source: values['source'] ?? null,
  };
}

try {
  await main();
} catch (error) {
  const expected =
    error instanceof ImportFault || error instanceof DataInUse || error instanceof EnvProblem;
  process.stderr.write(`${expected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
