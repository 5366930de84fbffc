import * as z from 'zod';
import { Bible } from '#server/bible/bible.ts';
import { CATALOGUE, catalogueEntry } from '#server/bible/catalogue.ts';
import { inTodaysSpelling } from '#server/bible/import/almeida/todays-spelling.ts';
import { loadBible } from '#server/bible/import/load.ts';
import { ImportFault, type TranslationInfo } from '#server/bible/import/model.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { migrate } from '#server/db/migrator.ts';
import { readEnv } from '#server/env.ts';
import { print, Refusal, runScript, WrongUsage, withDatabase } from './run-script.ts';

const USAGE = `npm run bible:import -- PATH|URL [--id ID --name NAME --license LICENCE]
npm run bible:import -- ID | --list

PATH or URL is a folder, a file or a zip archive: Bíblia Livre as published, USFM as
eBible.org publishes it, or our JSON. USFM says nothing of its translation, so --id,
--name and --license are needed; --abbreviation, --language, --license-url,
--attribution and --source may be given.

--list prints the free translations that are known, with licence, source and size; the ID of
one fetches and imports it. --todays-spelling imports the Almeida of 1911 in the spelling of
today.`;

const text = { type: 'string' } as const;
const OPTIONS = {
  id: text,
  name: text,
  abbreviation: text,
  language: text,
  license: text,
  'license-url': text,
  attribution: text,
  source: text,
  list: { type: 'boolean' },
  'todays-spelling': { type: 'boolean' },
} as const;

const TranslationOptions = z.object({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/, 'lower-case letters, digits and hyphens'),
  name: z.string().min(1).max(120),
  license: z.string().min(1).max(300),
  abbreviation: z.string().optional(),
  language: z.string().optional(),
  'license-url': z.string().optional(),
  attribution: z.string().optional(),
  source: z.string().optional(),
});

await runScript(USAGE, OPTIONS, async ({ values, positionals }) => {
  if (values['list']) return printCatalogue();
  const [source, ...others] = positionals;
  if (!source || others.length > 0) {
    throw new WrongUsage('Informe uma pasta, um arquivo ou um endereço.');
  }
  const translation = readTranslation(values);
  const read = await readSource(source, translation).catch(refuse);
  const bible = values['todays-spelling'] ? inTodaysSpelling(read) : read;
  print(`${bible.translation.name}: livros lidos: ${bible.books.length}`);
  await withDatabase(async ({ db, direct }) => {
    await migrate(direct);
    const onBook = (done: number, total: number) => {
      process.stdout.write(`\r${done} de ${total} livros`);
    };
    const report = await loadBible(db, bible, { onBook }).catch(refuse);
    await new Bible(db).refresh();
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
  });
});

function readSource(source: string, translation: TranslationInfo | null) {
  const entry = catalogueEntry(source);
  if (!entry?.archive) return readBibleSource(source, translation ? { translation } : {});
  const address = new URL(entry.archive, readEnv().bible.catalogue);
  return readBibleSource(address.href, { translation: entry.translation });
}

function printCatalogue(): void {
  for (const { translation, contents, register, megabytes, certainty, archive } of CATALOGUE) {
    print(`${translation.id}: ${translation.name}`);
    print(`  ${contents}, ${megabytes} MB. ${register}`);
    print(`  Licença: ${translation.license}. Fonte: ${translation.source}.`);
    print(`  ${certainty}`);
    print(archive ? `  npm run bible:import -- ${translation.id}` : '');
  }
}

/** A fault of the text is told as it is, without the stack of a failure. */
function refuse(error: unknown): never {
  throw error instanceof ImportFault ? new Refusal(error.message) : error;
}

function readTranslation(
  values: Readonly<Record<string, string | boolean | undefined>>,
): TranslationInfo | null {
  if (!values['id'] && !values['name'] && !values['license']) return null;
  const parsed = TranslationOptions.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new WrongUsage(`--${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { id, name, license, ...others } = parsed.data;
  return {
    id,
    name,
    license,
    abbreviation: others.abbreviation ?? id.toUpperCase(),
    language: others.language ?? 'pt-BR',
    version: null,
    licenseUrl: others['license-url'] ?? null,
    attribution: others.attribution ?? `${name}. ${license}.`,
    source: others.source ?? null,
  };
}
