import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import {
  ITEM_FIELDS,
  type ItemContent,
  type ItemKind,
  itemsOf,
  type StudyItem,
} from '#shared/guided-studies/study-items.ts';
import type { ChatRequest, Reply } from './fake-openai.ts';

/** Verses of one chapter, one for each day of the longest plan. */
const VERSES = Array.from({ length: 176 }, (_, index) => `Salmos 119:${index + 1}`);
const PLACES = [
  'a mesa',
  'o quintal',
  'a oficina',
  'o hospital',
  'a escola',
  'a estrada',
  'a praça',
];
const DEEDS = ['ouvir', 'servir', 'perdoar', 'repartir', 'agradecer', 'esperar', 'visitar', 'orar'];
const KINDS = Object.keys(ITEM_FIELDS);

/** What a good model writes into a field: no two of a study share a sentence. */
function writtenValue(kind: ItemKind, field: string, number: number): string | string[] {
  const of: string = Reflect.get(ITEM_FIELDS[kind], field);
  const place = number + KINDS.indexOf(kind) * 1000;
  const verse = VERSES[place % VERSES.length] ?? 'João 3:16';
  if (of === 'verse') return verse;
  if (of === 'verses') return [verse, 'João 3:16'];
  if (of === 'line') return `Passo ${number} do caminho`;
  if (of === 'texts') return DEEDS.slice(0, 4).map((deed) => `Vamos ${deed} com calma.`);
  const deed = DEEDS[number % DEEDS.length];
  const at = PLACES[number % PLACES.length];
  return `Na parte ${place} deste estudo, pedaço ${field.length}, aprendemos a ${deed} com paciência perto de ${at} da nossa casa, um dia de cada vez.`;
}

/** An item as a good model writes it. */
export function contentFor({ kind, number }: StudyItem): ItemContent {
  const fields = Object.keys(ITEM_FIELDS[kind]);
  return Object.fromEntries(fields.map((field) => [field, writtenValue(kind, field, number)]));
}

/** The fields that a request asks for, in order. */
export function fieldsAsked(request: ChatRequest): string[] {
  const [system] = request.messages;
  return [...String(system?.content).matchAll(/^- (\w+_\d+) \(/gm)].map(([, field = '']) => field);
}

export type WrittenObject = Record<string, string | string[]>;

/** The object that answers a request for items of a study. */
export function writtenFor(theme: Theme, request: ChatRequest): WrittenObject {
  const fields = fieldsAsked(request);
  const names = new Set(fields.map((each) => each.replace(/_\d+$/, '')));
  const kind = itemsOf(theme)
    .map((item) => item.kind)
    .find((each) => {
      const own = Object.keys(ITEM_FIELDS[each]);
      return own.length === names.size && own.every((field) => names.has(field));
    });
  if (!kind) throw new Error(`no kind of item has ${[...names].join(', ')}`);
  const entries = fields.map((name) => {
    const [field = '', number = ''] = name.split('_');
    return [name, writtenValue(kind, field, Number(number))] as const;
  });
  return Object.fromEntries(entries);
}

export const asReply = (written: object, reply: Partial<Reply> = {}): Reply => ({
  pieces: JSON.stringify(written).match(/[\s\S]{1,200}/g) ?? [],
  ...reply,
});
