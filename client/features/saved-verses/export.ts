import { bookOf } from '#shared/bible/canon.ts';
import { csvOf } from '#shared/text/csv.ts';
import type { Sheet } from '../../controls/print.ts';
import { deviceDay, deviceTimeZone } from '../../lib/browser/time-zone.ts';
import type { Client } from '../../lib/data/trpc.ts';
import { formatsIn } from '../../lib/format.ts';
import { matches } from './matching.ts';
import type { View } from './saved-filters.tsx';
import type { Order, SavedVerse } from './saved-query.ts';
import { placeName } from './verse-reference.ts';

export const FORMATS = ['txt', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const TYPES: Readonly<Record<Format, string>> = {
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

const WRITERS: Readonly<Record<Format, (verses: readonly SavedVerse[]) => string>> = {
  txt: asText,
  csv: asCsv,
  json: asJson,
};

/** All verses as a file. */
export async function exportFile(client: Client, format: Format): Promise<File> {
  const verses = await readAll(client, 'canon');
  const name = `versiculos-salvos-${deviceDay()}.${format}`;
  return new File([WRITERS[format](verses)], name, { type: TYPES[format] });
}

/** The verses that the view shows, on paper. */
export async function savedSheet(client: Client, view: View): Promise<Sheet> {
  const verses = (await readAll(client, view.order)).filter((verse) => matches(verse, view));
  const translations = [...new Set(verses.map(({ translation }) => translation))];
  return {
    title: 'Versículos salvos',
    foot: ['Versículos salvos', ...translations].join(' · '),
    texts: [asText(verses)],
  };
}

/** The list is read to its end, page by page. */
async function readAll(client: Client, order: Order): Promise<SavedVerse[]> {
  const verses: SavedVerse[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: SavedVerse[]; next: string | null } =
      await client.member.savedVerses.list.query({ order, cursor });
    verses.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return verses;
}

export function asText(verses: readonly SavedVerse[]): string {
  const { formatDate } = formatsIn(deviceTimeZone());
  return verses
    .map((verse) =>
      [
        `${placeName(verse)} (${verse.translation})`,
        verse.verseText,
        ...(verse.userComment ? [`Minha reflexão: ${verse.userComment}`] : []),
        ...(verse.tags.length > 0 ? [`Etiquetas: ${verse.tags.join(', ')}`] : []),
        `${verse.saved ? 'Salvo' : 'Anotado'} em ${formatDate(new Date(verse.createdAt))}`,
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

export function asCsv(verses: readonly SavedVerse[]): string {
  const { formatCell } = formatsIn(deviceTimeZone());
  const header = [
    'Livro',
    'Capítulo',
    'Versículo',
    'Texto',
    'Tradução',
    'Reflexão',
    'Etiquetas',
    'Salvo em',
  ];
  const rows = verses.map((verse) => [
    bookOf(verse.book).name,
    verse.chapter,
    verse.verseNumber,
    verse.verseText,
    verse.translation,
    verse.userComment ?? '',
    verse.tags.join(', '),
    formatCell(new Date(verse.createdAt)),
  ]);
  return csvOf([header, ...rows]);
}

export function asJson(verses: readonly SavedVerse[]): string {
  const rows = verses.map((verse) => ({
    reference: placeName(verse),
    book: verse.book,
    chapter: verse.chapter,
    verse: verse.verseNumber,
    text: verse.verseText,
    translation: verse.translation,
    comment: verse.userComment,
    tags: verse.tags,
    saved: verse.saved,
    savedAt: verse.createdAt,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
