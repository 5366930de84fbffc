import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringsOf } from './entries.ts';
import { loadQuiz } from './quiz-questions.ts';

const ROOT = join(import.meta.dirname, '../../server/content');
/** What a reader types may be written in any way, and a proof stands as the Bible has it. */
const NOT_OURS = /\.(synonyms|asks|words|bookUrl)(\.|$)/;
/** The text of the Bible, and lists of places. */
const NOT_AUTHORED = ['quotations', 'reading-plans'];

const FORMS: Readonly<Record<string, RegExp>> = {
  'a straight quotation mark or apostrophe': /["']/,
  'three dots for an ellipsis': /\.{2,}/,
  'a gap of another length': /(?<!_)(?:_{1,5}|_{7,})(?!_)/,
  'a dash in a line that no voice opens': /^(?!— )[^\n]*—|–/m,
  'a century in letters or Roman figures':
    /\bséculos? (?:[IVX]+\b|primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|dez|onze|doze|treze|catorze|quinze|vinte)|\b(?:primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo) século\b/,
  'an imperative out of use': /\b(?:faze|traze|dize|conduze|desfaze|refaze)\b/i,
  'a blank beside a unit of time': /\d h\b/,
};
/** The introductions give dates as tables do; elsewhere a voice reads them. */
const SHORTENED_ERA = /\b[ad]\. ?C\./;

type Text = Readonly<{ where: string; text: string }>;

async function textsOf(folder: string): Promise<Text[]> {
  const texts: Text[] = [];
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_AUTHORED.includes(path)) continue;
    if (entry.isDirectory()) texts.push(...(await textsOf(path)));
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const module: Record<string, unknown> = await import(join(ROOT, path));
    texts.push(
      ...stringsOf(module)
        .filter((found) => !NOT_OURS.test(found.path))
        .map((found) => ({ where: `${path}${found.path}`, text: found.text })),
    );
  }
  return texts;
}

const questions = loadQuiz().flatMap((file) =>
  file.questions.flatMap((each) => stringsOf(each, `${file.name} "${each.title}"`)),
);
const texts = [
  ...(await textsOf('')),
  ...questions.map(({ path, text }) => ({ where: path, text })),
];

const written = (form: RegExp, among: readonly Text[]) =>
  among.flatMap(({ where, text }) => {
    const found = form.exec(text);
    return found
      ? [`${where}: …${text.slice(Math.max(0, found.index - 20), found.index + 20)}…`]
      : [];
  });

test.each(Object.entries(FORMS))('no text has %s', (_name, form) => {
  expect(texts.length).toBeGreaterThan(20_000);
  expect(written(form, texts)).toEqual([]);
});

test('"antes de Cristo" is written out but in the introductions to books', () => {
  const others = texts.filter(({ where }) => !where.startsWith('book-intros'));
  expect(written(SHORTENED_ERA, others)).toEqual([]);
});
