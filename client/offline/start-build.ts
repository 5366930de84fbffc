import { deviceDatabase } from './database.ts';

export const PREFIX = 'companheiro';
const STARTS = `${PREFIX}-start-`;
const USED = `${PREFIX}-used-`;

/** What a build starts with. */
export const startsOf = (build: string): string => STARTS + build;

/** What a build fetched beside what it starts with. */
export const usedBy = (build: string): string => USED + build;

/** Stands in the cache of a build whose files are all on the device. */
const COMPLETE = '/complete';
/** What was brought along for the next days is of use so long. */
const AHEAD_MS = 7 * 86_400_000;

export const markComplete = async (build: string): Promise<void> =>
  (await caches.open(usedBy(build))).put(COMPLETE, new Response());

export const isComplete = async (build: string): Promise<boolean> =>
  (await globalThis.caches?.match(COMPLETE, { cacheName: usedBy(build) })) !== undefined;

/** "/assets/app-BlQi5Hn.js" is the entry of the build "app-BlQi5Hn". */
export const nameOfBuild = (entry: string): string => /([^/]+)\.js$/.exec(entry)?.[1] ?? '';

/**
 * The builds that are complete and have answers of the member on the device, the one with most to say
 * first: with what comes in the next days, then with the latest answers.
 */
async function buildsWithAnswers(): Promise<readonly string[]> {
  const database = await deviceDatabase();
  const answersTo = (path: string) =>
    database.getAll('answers', IDBKeyRange.bound(`${path} `, `${path} \uffff`));
  const ahead = await answersTo('member.answersAhead');
  const sessions = (await answersTo('session.current')).map(({ build, at }) => ({
    build: nameOfBuild(build),
    at,
    ahead: ahead.some((each) => each.build === build && Date.now() - each.at < AHEAD_MS),
  }));
  const byUse = sessions.toSorted((a, b) => Number(b.ahead) - Number(a.ahead) || b.at - a.at);
  const complete = await Promise.all(byUse.map(({ build }) => isComplete(build)));
  return byUse.filter((_, at) => complete[at]).map(({ build }) => build);
}

/** The build to start without a connection, since no build reads the answers of another. */
export async function buildToStart(own: string): Promise<string> {
  const [first = own] = await buildsWithAnswers().catch(() => []);
  return first;
}

/** The document of another build, from the files that it has stored. */
export const documentOf = (build: string, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: startsOf(build), ignoreSearch: true });

/** Deletes the files of older builds, but for the last two and the one that starts. */
export async function deleteOldBuilds(own: string): Promise<void> {
  const starts = await buildToStart(own);
  const names = await caches.keys();
  for (const kind of [STARTS, USED]) {
    // Caches are listed in the order in which they were made.
    const old = names.filter((name) => name.startsWith(kind)).slice(0, -2);
    await Promise.all(
      old.filter((name) => name !== kind + starts).map((name) => caches.delete(name)),
    );
  }
}
