import {
  findHeadings,
  headingsIn,
  type ListedHeading,
  listHeadings,
} from '#shared/bible/find-headings.ts';
import { type KnownWords, knownWordsOf } from '#shared/bible/search/known-words.ts';
import type { Client, Outputs } from '../lib/data/trpc.ts';
import { deviceDatabase, partOf } from './database.ts';
import { build } from './stored-answers.ts';
import { isWhole, takenAlong } from './take-along.ts';

const LINES = 'headings';
const KNOWN = 'known-words';
/** They are part of the product, so that each build may have others. */
const BUILD = 'headings-build';

/** Brings our section headings, and the words by which verses are known, to a device that searches a whole translation by itself. */
export async function takeHeadings(client: Client): Promise<void> {
  const database = await deviceDatabase();
  if (!(await takenAlong()).some(isWhole)) return;
  if ((await database.get('facts', BUILD)) === build()) return;
  const [lines, known] = await Promise.all([
    client.bible.allHeadings.query(),
    client.bible.knownWords.query(),
  ]);
  const transaction = database.transaction('facts', 'readwrite');
  partOf(transaction.store.put(lines, LINES));
  partOf(transaction.store.put(JSON.stringify(known), KNOWN));
  partOf(transaction.store.put(build(), BUILD));
  await transaction.done;
}

let listed: readonly ListedHeading[] | null = null;

/** Reads the headings into what is searched; null where they have not come yet. */
export async function openHeadings(): Promise<readonly ListedHeading[] | null> {
  if (listed) return listed;
  const lines = await (await deviceDatabase()).get('facts', LINES);
  if (lines !== undefined) listed = listHeadings(headingsIn(lines));
  return listed;
}

let known: KnownWords | null = null;

/** Reads the words by which verses are known; null where they have not come yet. */
export async function openKnownWords(): Promise<KnownWords | null> {
  if (known) return known;
  const stored = await (await deviceDatabase()).get('facts', KNOWN);
  if (stored === undefined) return null;
  const { lines, compared }: Outputs['bible']['knownWords'] = JSON.parse(stored);
  known = knownWordsOf(lines, compared);
  return known;
}

/** Answers `bible.headings` as the server does; undefined where they have not come yet. */
export async function searchHeadings(
  input: unknown,
): Promise<Outputs['bible']['headings'] | undefined> {
  const { q = '' }: Readonly<{ q?: string }> = Object(input);
  const headings = await openHeadings();
  return headings ? findHeadings(headings, q) : undefined;
}
