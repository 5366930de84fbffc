import { stemmer } from '@orama/stemmers/portuguese';
import { LRUCache } from 'lru-cache';
import { plainWordsOf } from '#shared/portuguese/words.ts';

const stems = new LRUCache<string, string>({ max: 20_000 });

/** Names that end like plurals, of which the stem would be another name: Judas is not Judah. */
const NAMES_IN_S = new Set(
  'ananias barnabas elias ezequias isaias jeremias jonas josias judas lucas malaquias marcos messias moises neemias obadias sofonias tomas urias uzias zacarias'.split(
    ' ',
  ),
);

/** The stem that the inflections of a folded word share. */
export function stemOf(word: string): string {
  if (NAMES_IN_S.has(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = plainWordsOf(stemmer(accented(word)))[0] ?? word;
  stems.set(word, stem);
  return stem;
}

/** The stemmer knows endings only with their accents; plurals in "-ões" become singular. */
function accented(word: string): string {
  return word
    .replace(/(?:c|s)oes$/u, 'ção')
    .replace(/(?:oes|aes)$/u, 'ão')
    .replace(/cao$/u, 'ção')
    .replace(/ao$/u, 'ão')
    .replace(/encia(s?)$/u, 'ência$1');
}
