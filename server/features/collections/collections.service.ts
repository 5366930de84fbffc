import { v5 as uuidWithin } from 'uuid';
import type { CollectionItemKind } from '#shared/bible/collections.ts';
import { readProse } from '#shared/bible/places-in-prose.ts';
import {
  formatReference,
  LONGEST_PASSAGE,
  parseReferenceKey,
  referenceKey,
} from '#shared/bible/reference.ts';
import type { PrintedLine } from '#shared/text/printed-line.ts';
import type { Bible } from '../../bible/bible.ts';
import { outsideChapter } from '../../bible/shown-verse.ts';
import { AppError } from '../../errors.ts';

const TOO_LONG = 'Esta coleção é longa demais para um PDF. Divida-a, ou baixe-a como texto.';
const LONGEST_PRINTED = 250_000;

const NO_PLACE =
  'Não encontramos esta referência. Escreva, por exemplo, João 3:16 ou Mt 5:3-12; Lc 6.';

/** The passages that were typed in one go, each with the key under which it is stored once. */
export function passagesOf(typed: string, key: string) {
  const { places, problems } = readProse(typed);
  // A place that is left out without a word would be missed in front of the class.
  if (problems.length > 0) throw new AppError('INVALID_INPUT', `${problems.join('. ')}.`);
  if (places.length === 0) throw new AppError('INVALID_INPUT', NO_PLACE);
  return places.map((reference, index) => ({
    // The same whenever the act is repeated.
    key: index === 0 ? key : uuidWithin(String(index), key),
    kind: 'passage' as const,
    text: referenceKey(reference),
  }));
}

type StoredItem = Readonly<{ id: string; kind: CollectionItemKind; text: string }>;

/** An item as it is shown: a passage with its stored words. */
export async function shownItem(bible: Pick<Bible, 'passage'>, { id, kind, text }: StoredItem) {
  // Each kind by itself, so that a screen can tell them apart.
  if (kind === 'heading') return { id, kind, text };
  if (kind === 'note') return { id, kind, text };
  const reference = parseReferenceKey(text);
  const passage = reference ? await bible.passage(reference) : null;
  const verses = outsideChapter(passage?.verses ?? []);
  return {
    id,
    kind,
    key: text,
    title: reference ? formatReference(reference) : text,
    translation: passage?.translation.abbreviation ?? null,
    verses: verses.slice(0, LONGEST_PASSAGE),
    more: verses.length > LONGEST_PASSAGE,
  };
}

type ShownItem = Awaited<ReturnType<typeof shownItem>>;

/** A collection as the lines of its PDF: each passage with its place and translation. */
export function printedLines(name: string, items: readonly ShownItem[]): readonly PrintedLine[] {
  const lines = [{ style: 'title', text: name } as const, ...items.flatMap(linesOf)];
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length > LONGEST_PRINTED) throw new AppError('INVALID_INPUT', TOO_LONG);
  return lines;
}

function linesOf(item: ShownItem): readonly PrintedLine[] {
  if (item.kind === 'heading') return [{ style: 'heading', text: item.text }];
  if (item.kind === 'note') {
    const paragraphs = item.text.split(/\n+/).filter((text) => text.trim() !== '');
    return paragraphs.map((text) => ({ style: 'text', text }));
  }
  const { title, translation, verses, more } = item;
  const words = verses.map(({ number, text }) => `${number} ${text}`).join(' ');
  const place = translation ? `${title} (${translation})` : title;
  return [
    { style: 'day', text: place },
    ...(words ? [{ style: 'text', text: more ? `${words} …` : words } as const] : []),
  ];
}
