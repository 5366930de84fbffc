import { labelOfKey, parseReferenceKey } from '#shared/bible/reference.ts';
import { CORRECTIONS, type Correction, LOST_MARKERS, SUBSCRIPTIONS } from './blivre-corrections.ts';
import { parseF4Book } from './f4.ts';
import type {
  ImportedBible,
  ImportedBook,
  ImportedNote,
  ImportedVerse,
  TranslationInfo,
} from './model.ts';
import { DOUBTS } from './typing-errors/typing-errors.ts';
import { repairTypography } from './typography.ts';

const SUPPLIED =
  'As últimas palavras faltam no arquivo publicado desta edição e foram completadas conforme Almeida (1911).';

const SUBSCRIBED = 'O Textus Receptus acrescenta, como subscrição que não é parte da carta:';

export const BLIVRE: TranslationInfo = {
  id: 'blivre',
  name: 'Bíblia Livre',
  abbreviation: 'BLIVRE',
  language: 'pt-BR',
  version: '2025.1.0',
  license: 'Creative Commons Atribuição 3.0 Brasil (CC BY 3.0 BR)',
  licenseUrl: 'https://creativecommons.org/licenses/by/3.0/br/',
  attribution:
    'Bíblia Livre (BLIVRE), Copyright © Diego Santos, Mario Sérgio, e Marco Teles, http://sites.google.com/site/biblialivre/ - versão 2025.1.0. Licença Creative Commons Atribuição 3.0 Brasil.',
  source: 'github.com/blivre/BibliaLivre, textos/f4/tr, a315a15e9f4d',
};

/**
 * Parses the complete Bíblia Livre from its published files, given by name.
 * @throws ImportFault
 */
export function parseBlivre(files: ReadonlyMap<string, string>): ImportedBible {
  const found: Found = { repairs: [], doubts: [] };
  const books = [...files].map(([name, source]) => correctBook(parseF4Book(source, name), found));
  return { translation: BLIVRE, books, ...found };
}

/** What readers are told of the text, each with its place. */
type Found = Readonly<Record<'repairs' | 'doubts', string[]>>;

function correctBook(book: ImportedBook, found: Found): ImportedBook {
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    verses: chapter.verses
      .flatMap((verse) => splitVerse(book, chapter.number, verse, found.repairs))
      .map((verse) => correctVerse(`${book.code}.${chapter.number}.${verse.number}`, verse, found)),
  }));
  return { ...book, chapters };
}

function splitVerse(
  book: ImportedBook,
  chapter: number,
  verse: ImportedVerse,
  repairs: string[],
): ImportedVerse[] {
  for (const { place, begins } of LOST_MARKERS) {
    const lost = parseReferenceKey(place);
    const follows =
      lost?.book === book.code && lost.chapter === chapter && lost.verse === verse.number + 1;
    const cut = follows ? verse.text.indexOf(begins) : -1;
    if (cut < 0) continue;
    repairs.push(`${labelOfKey(place)}: marca de versículo restaurada`);
    const notes = verse.notes.map((note) => ({ ...note, late: note.offset > cut }));
    return [
      {
        number: verse.number,
        text: verse.text.slice(0, cut).trim(),
        notes: notes.filter((note) => !note.late).map(({ offset, text }) => ({ offset, text })),
      },
      {
        number: verse.number + 1,
        text: verse.text.slice(cut),
        notes: notes
          .filter((note) => note.late)
          .map(({ offset, text }) => ({ offset: offset - cut, text })),
      },
    ];
  }
  return [verse];
}

/** The few corrections of each of 31,000 verses. */
const CORRECTIONS_AT = Map.groupBy(CORRECTIONS, ({ place }) => place);

function describe({ wrong, right, fromAlmeida }: Correction): string {
  if (fromAlmeida) return 'texto completado conforme Almeida (1911)';
  if (wrong === '') return 'versículo que faltava';
  const stays = right.trim();
  return `“${wrong.trim()}” ${stays === '' ? 'saiu do texto' : `passou a “${stays}”`}`;
}

function correctVerse(
  place: string,
  verse: ImportedVerse,
  { repairs, doubts }: Found,
): ImportedVerse {
  const label = labelOfKey(place);
  let { text } = verse;
  const added: ImportedNote[] = [];
  for (const correction of CORRECTIONS_AT.get(place) ?? []) {
    // An empty `wrong` restores a verse that is entirely missing.
    const applies = correction.wrong === '' ? text === '' : text.includes(correction.wrong);
    if (!applies) continue;
    text =
      correction.wrong === '' ? correction.right : text.replace(correction.wrong, correction.right);
    repairs.push(`${label}: ${describe(correction)}`);
    if (correction.fromAlmeida) added.push({ offset: text.length, text: SUPPLIED });
  }
  for (const { begins } of SUBSCRIPTIONS.filter((each) => each.place === place)) {
    const cut = text.indexOf(begins);
    if (cut < 0) continue;
    const subscription = text.slice(cut);
    text = text.slice(0, cut).trim();
    repairs.push(`${label}: subscrição da carta passada para uma nota`);
    added.push({ offset: text.length, text: `${SUBSCRIBED} “${subscription}”` });
  }
  const notes = verse.notes.map((note) => ({
    ...note,
    offset: Math.min(note.offset, text.length),
  }));
  const { verse: repaired, repairs: found } = repairTypography({
    ...verse,
    text,
    notes: [...notes, ...added],
  });
  repairs.push(...found.map((description) => `${label}: ${description}`));
  for (const [at, words, hint] of DOUBTS) {
    if (at === place && text.includes(words)) doubts.push(`${label}: “${words}”, ${hint}`);
  }
  return repaired;
}
