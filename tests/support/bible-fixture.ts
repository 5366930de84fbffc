import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectionAsBible } from '#server/bible/selection.ts';
import { BOOKS, chapterCount, verseCount } from '#shared/bible/canon.ts';

/** A verse whose first word is another than in the selection, as two translations differ. */
const REWORDED = 'JHN.3.20';
const worded = (key: string, text: string): [key: string, text: string] => [
  key,
  key === REWORDED ? text.replace(/^\S+/, 'Pois') : text,
];

/** Our own words where answers retell what an invented verse would not tell. */
const RETOLD: readonly [key: string, text: string][] = [
  ['JHN.11.35', 'Diante do túmulo de Lázaro Jesus chorou, e houve luto (João, teste 11 e 35).'],
];

/**
 * Writes a complete Bible in the publisher's markup for machines without the real one. Its
 * verses have the words of our own quotations where we have them, and invented words elsewhere.
 * @param only 'ends' writes only the last verse of each chapter, the least that an import accepts
 * @returns the folder
 */
export function writeFixtureBible(folder: string, only?: 'ends'): string {
  mkdirSync(folder, { recursive: true });
  const known = new Map([
    ...selectionAsBible().books.flatMap(({ code, chapters }) =>
      chapters.flatMap(({ number, verses }) =>
        verses.map((verse) => worded(`${code}.${number}.${verse.number}`, verse.text)),
      ),
    ),
    ...RETOLD,
  ]);
  for (const { code, name, abbreviation } of BOOKS) {
    const lines = ['\\name-short', name, '\\*name-short', '\\ubs-code', code, '\\*ubs-code'];
    for (let chapter = 1; chapter <= chapterCount(code); chapter++) {
      if (code === 'PSA' && chapter > 2) {
        lines.push('\\psalm-title', `Título do salmo ${chapter}.`, '\\*psalm-title');
      }
      const last = verseCount(code, chapter);
      for (let verse = only === 'ends' ? last : 1; verse <= last; verse++) {
        lines.push(`\\v ${abbreviation}.${chapter}.${verse}`);
        lines.push(known.get(`${code}.${chapter}.${verse}`) ?? invented(name, chapter, verse));
        if (verse === 2) lines.push('\\fn', `Nota sobre ${name}`, '\\*fn', ' e segue.');
      }
    }
    writeFileSync(join(folder, `${code.toLowerCase()}.txt`), `${lines.join('\n')}\n`);
  }
  return folder;
}

const SUBJECTS = ['o povo', 'o rei', 'a casa', 'o servo', 'a cidade', 'o caminho', 'a semente'];
const VERBS = ['guardou', 'levantou', 'ouviu', 'buscou', 'deixou', 'viu', 'trouxe'];
const OBJECTS = ['a palavra', 'o pão', 'a terra', 'o campo', 'a aliança', 'o altar', 'as águas'];

function invented(name: string, chapter: number, verse: number): string {
  const pick = (from: readonly string[], step: number) =>
    from[(chapter * step + verse) % from.length];
  return `E ${pick(SUBJECTS, 3)} ${pick(VERBS, 5)} ${pick(OBJECTS, 2)} (${name}, teste ${chapter} e ${verse}).`;
}
