import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedBible, TranslationInfo } from '../model.ts';

/** The spelling of 1911 and today's, word by word; a word that stands in neither column stays. */
let words: ReadonlyMap<string, string> | null = null;

/** Reads the table once, and only where a text is respelt. */
function readWords(): ReadonlyMap<string, string> {
  const table = readFileSync(join(import.meta.dirname, 'words.tsv'), 'utf8');
  const pairs = table.trimEnd().split('\n');
  return new Map(
    pairs.map((line) => {
      const [old = '', today = ''] = line.split('\t');
      return [old, today];
    }),
  );
}

export const ALMEIDA_TODAY: TranslationInfo = {
  id: 'almeida-1911',
  name: 'Almeida 1911, na ortografia de hoje',
  abbreviation: 'ALMEIDA 1911',
  language: 'pt-BR',
  version: null,
  license: 'Domínio público',
  licenseUrl: null,
  attribution:
    'A Bíblia na tradução de João Ferreira de Almeida, edição de 1911 (domínio público), com a ortografia atualizada.',
  source: 'Arquivo do mantenedor',
};

/** Almeida's text of 1911 in today's spelling: its words stay, in their order. */
export function inTodaysSpelling({ translation, books, repairs }: ImportedBible): ImportedBible {
  return {
    translation: { ...ALMEIDA_TODAY, source: translation.source },
    books: books.map((book) => ({
      ...book,
      chapters: book.chapters.map((chapter) => ({
        ...chapter,
        title: chapter.title && respelt(chapter.title),
        verses: chapter.verses.map((verse) => ({ ...verse, text: respelt(verse.text) })),
      })),
    })),
    repairs,
  };
}

/** What "de" and "em" join: "d'elle" is "dele", but "d'Israel" and "d'um" are "de Israel" and "de um". */
const JOINED =
  /^(?:el[ea]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|aquilo|onde|ali|aqui|aí|entre|antes|ora)$/i;
const JOINED_BY_EM = /^(?:um|uma|uns|umas)$/i;

/** Each word in today's spelling, and the apostrophes and pronouns inside of verbs with it. */
export function respelt(text: string): string {
  return text
    .replace(/([\p{L}\p{M}]+)l-([oa]s?)(?!\p{L})/giu, (_whole, stem: string, object: string) =>
      [openStem(stem), `l${object}`].join('-'),
    )
    .replace(/-h(ei|emos|eis|ias?|iam|ão)(?!\p{L})/giu, '-$1')
    .replace(/-ha(s?)(?!\p{L})/giu, '-á$1')
    .replace(/(?<![-\p{L}])á(?!\p{L})/gu, 'à')
    .replace(/(?<![-\p{L}])Á(?!\p{L})/gu, 'À')
    .replace(/(?<!-)[\p{L}\p{M}]+|(?<=-)(?!ás(?!\p{L}))[\p{L}\p{M}]+/gu, wordOf)
    .replace(/(?<!\p{L})([dn])['’]([\p{L}\p{M}]+)/giu, (_whole, letter: string, word: string) => {
      const isDe = letter.toLowerCase() === 'd';
      const joins = JOINED.test(word) || (!isDe && JOINED_BY_EM.test(word));
      return joins
        ? letter + word
        : `${letter === 'N' ? 'E' : isDe ? letter : 'e'}${isDe ? 'e' : 'm'} ${word}`;
    })
    .replace(/(lh|m|t|v)['’]([oa]s?)(?!\p{L})/giu, '$1$2')
    .replace(/(desd|aquel)['’]/giu, '$1e ')
    .replace(/(est)['’](?=outr)/giu, '$1as ')
    .replace(/a['’](?=s(?!\p{L})|quel)/gu, 'à')
    .replace(/A['’](?=s(?!\p{L})|quel)/gu, 'À');
}

/** The verb before "-lo", which lost its last letter: "fazel-o" is "fazê-lo". */
function openStem(stem: string): string {
  const plain = wordOf(stem);
  if (/^(?:ei|vo|no)$/i.test(plain)) return plain;
  return plain
    .replace(/a$/i, 'á')
    .replace(/e$/i, 'ê')
    .replace(/o$/i, 'ô')
    .replace(/(?<=[aeou])i$/i, 'í');
}

/** A word in today's spelling, with its capitals. */
function wordOf(word: string): string {
  words ??= readWords();
  const today = words.get(word.toLowerCase());
  if (today === undefined) return word;
  if (word.length > 1 && word === word.toUpperCase()) return today.toUpperCase();
  const isCapital = word[0] !== word[0]?.toLowerCase();
  return isCapital ? today.charAt(0).toUpperCase() + today.slice(1) : today;
}
