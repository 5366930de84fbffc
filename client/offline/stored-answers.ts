import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceDay } from '../lib/browser/time-zone.ts';
import { BOOKLETS } from './booklet-files.ts';
import { deviceDatabase, partOf, type StoredAnswer } from './database.ts';
import { isComplete, nameOfBuild } from './start-build.ts';

const SESSION = 'session.current';
const OWNER = 'owner';
const NOBODY = '';

/** What a page of a member is made of; administrators' pages and what watches an account are not. */
const STORED =
  /^(?:document|session\.current|reading\.state|readingPlans\.|bible\.|ai\.readyDailyWord|member\.(?!account|personalData|tracking))/;

/** Answers that are of a day without saying so in their question. */
const OF_THE_DAY: ReadonlySet<string> = new Set(['member.dailyVerse', 'ai.readyDailyWord']);

const MOST = 800;
/** What a page learns in one go is stored in one go. */
const STORED_AFTER_MS = 500;
const LONGEST_MS = 45 * 86_400_000;

/** The entry's name changes with everything that the build contains. */
export const build = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const ofBuild = () => ` ${nameOfBuild(build())}`;

/**
 * A page of a list has its cursor in the question; in which direction it was reached is no matter.
 * Each build has answers of its own, so that a newer one takes none from one that may still start.
 */
function keyOf(path: string, input: unknown): string {
  const given = Object.entries(Object(input))
    .filter(([name, value]) => name !== 'direction' && value !== null && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${path} ${JSON.stringify(given)}${ofBuild()}`;
}

/** @returns undefined where the device has no answer, or none that still holds */
export async function storedAnswer(
  path: string,
  input: unknown,
): Promise<StoredAnswer | undefined> {
  // What the page has just learnt is not replaced by what was there before.
  await storeLearnt(path);
  const stored = await (await deviceDatabase()).get('answers', keyOf(path, input));
  if (!stored || stored.build !== build()) return undefined;
  return OF_THE_DAY.has(path) && stored.day !== deviceDay() ? undefined : stored;
}

export const readAnswer = async (path: string, input: unknown): Promise<unknown> =>
  (await storedAnswer(path, input))?.data;

/** The stored answers of a procedure that this build can read, whatever was asked. */
export async function readAnswers(path: string): Promise<readonly unknown[]> {
  const all = IDBKeyRange.bound(`${path} `, `${path} \uffff`);
  const stored = await (await deviceDatabase()).getAll('answers', all);
  return stored.filter((each) => each.build === build()).map(({ data }) => data);
}

/** Stores answers of a member, unless another one has signed in since. */
export async function storeAnswers(
  owner: string,
  answers: readonly Readonly<{ path: string; input: unknown; data: unknown }>[],
): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction(['answers', 'facts'], 'readwrite');
  const stored = transaction.objectStore('answers');
  if ((await transaction.objectStore('facts').get(OWNER)) === owner) {
    const shared = { build: build(), day: deviceDay(), at: Date.now() };
    for (const { path, input, data } of answers)
      partOf(stored.put({ ...shared, key: keyOf(path, input), data }));
  }
  await transaction.done;
}

/** Whose the answers on the device are. */
export async function ownerOfAnswers(): Promise<string> {
  return (await (await deviceDatabase()).get('facts', OWNER)) ?? NOBODY;
}

/** What another member has left on the device goes, booklets before answers. */
async function ownAnswers(owner: string): Promise<void> {
  const database = await deviceDatabase();
  if ((await ownerOfAnswers()) !== owner) await globalThis.caches?.delete(BOOKLETS);
  const transaction = database.transaction(['answers', 'facts'], 'readwrite');
  const facts = transaction.objectStore('facts');
  if ((await facts.get(OWNER)) !== owner) {
    partOf(transaction.objectStore('answers').clear());
    partOf(facts.put(owner, OWNER));
  }
  await transaction.done;
}

/** What a page still had to store when its member left stays away, too. */
let hasLeft = false;

export function forgetAnswers(): Promise<void> {
  hasLeft = true;
  return ownAnswers(NOBODY);
}

/** Answers that nobody has asked for in weeks make room. */
export async function dropOldAnswers(): Promise<void> {
  const database = await deviceDatabase();
  const all = await database.getAll('answers');
  const byAge = all.toSorted((a: StoredAnswer, b: StoredAnswer) => b.at - a.at);
  const old = byAge.filter(({ at }, index) => index >= MOST || Date.now() - at > LONGEST_MS);
  await Promise.all(old.map(({ key }) => database.delete('answers', key)));
}

/** Once this build starts without a connection, nobody reads what others have stored. */
export async function dropAnswersOfOthers(): Promise<void> {
  if (!(await isComplete(nameOfBuild(build())))) return;
  const database = await deviceDatabase();
  const keys = await database.getAllKeys('answers');
  const others = keys.filter((key) => !key.endsWith(ofBuild()));
  await Promise.all(others.map((key) => database.delete('answers', key)));
}

/** Stores what the page has learnt, of one procedure or of all, and not stored yet. */
let storeLearnt = async (_path?: string): Promise<void> => {};

export const storeAllLearnt = (): Promise<void> => storeLearnt();

/** Follows what the page learns from the server, the page that it was rendered with included. */
export function followAnswers(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const waiting = new Set<Query>();
  let storing: Promise<void> = Promise.resolve();
  const store = () => {
    const queries = [...waiting];
    waiting.clear();
    const session = cache.getAll().find((query) => pathOf(query) === SESSION);
    storing = storeQueries(queries, session).catch(() => {});
    return storing;
  };
  const add = (query: Query) => {
    if (query.state.status !== 'success' || !STORED.test(pathOf(query))) return;
    if (waiting.size === 0) setTimeout(() => void store(), STORED_AFTER_MS);
    waiting.add(query);
  };
  storeLearnt = (path) =>
    path === undefined || [...waiting].some((query) => pathOf(query) === path) ? store() : storing;
  for (const query of cache.getAll()) add(query);
  addEventListener('storage', leaveToNext);
  // Pages that slept, or come back as they were left, have missed what was told.
  addEventListener('pageshow', leaveToNext);
  document.addEventListener('visibilitychange', leaveToNext);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') add(event.query);
  });
}

/** Chapters are asked for by their address, everything else by the path of a procedure. */
function pathOf({ queryKey: [path] }: Pick<Query, 'queryKey'>): string {
  return Array.isArray(path) ? path.join('.') : path === 'document' ? path : '';
}

/** Names whose page was loaded last in this browser, for the pages that another member left open. */
const MEMBER = 'member-of-browser';

/** Whom this page has named. */
let named: string | null = null;

/** Whether the page's member is the browser's; a page that was just loaded knows it best. */
function isOf(owner: string): boolean {
  if (named !== owner) localStorage.setItem(MEMBER, owner);
  named = owner;
  return localStorage.getItem(MEMBER) === owner;
}

/** A page that another member has left open is loaded anew, so that no two are mixed on it. */
function leaveToNext(): void {
  const now = localStorage.getItem(MEMBER);
  if (named && now && now !== named) location.reload();
}

async function storeQueries(queries: readonly Query[], session: Query | undefined): Promise<void> {
  if (hasLeft || session?.state.status !== 'success') return;
  const owner = ownerOf(session.state.data);
  if (!isOf(owner)) return;
  await ownAnswers(owner);
  await storeAnswers(owner, queries.flatMap(answersOf));
}

function ownerOf(session: unknown): string {
  const user: unknown = Object(session).user;
  return String(Object(user).id ?? NOBODY);
}

/** A list that was read page by page is stored so, too. */
function answersOf(query: Query) {
  const path = pathOf(query);
  const { data } = query.state;
  if (path === 'document') return [{ path, input: { path: query.queryKey[1] }, data }];
  const asked: { input?: unknown; type?: unknown } = Object(query.queryKey[1]);
  if (asked.type !== 'infinite') return [{ path, input: asked.input, data }];
  const { pages, pageParams }: { pages?: unknown; pageParams?: unknown } = Object(data);
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return [];
  return pages.map((page: unknown, index) => {
    const cursor: unknown = pageParams[index];
    return { path, input: { ...Object(asked.input), ...(cursor ? { cursor } : {}) }, data: page };
  });
}
