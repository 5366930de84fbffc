import { followHour } from '../lib/browser/theme.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';
import type { Data } from '../lib/data/data.tsx';
import { BOOKLETS } from './booklet-files.ts';
import { savesData } from './saves-data.ts';
import { dropOldAnswers, followAnswers } from './stored-answers.ts';
import { nameEditions, refreshTaken } from './take-along.ts';

/** Prepares the device for the time without a connection; where it refuses, the page goes on without. */
export async function start(data: Data) {
  const { queryClient, trpc, client } = data;
  followHour();
  if (location.pathname.startsWith('/admin')) return;
  followAnswers(queryClient);
  await Promise.allSettled([
    // Vite serves the sources, whose files no worker could name.
    import.meta.env.PROD && navigator.serviceWorker?.register('/service-worker.js'),
    dropOldAnswers(),
    nameEditions(),
    prepareBooklets(),
  ]);
  if (import.meta.env.PROD) void import('./newer-build.ts').then(follow).catch(() => {});
  if (!navigator.onLine || savesData()) return;
  const installed = await queryClient.ensureQueryData(trpc.bible.translations.queryOptions());
  // What did not come now comes at the next visit.
  await refreshTaken(installed.translations).catch(() => {});
  const { takeHeadings } = await import('./headings-on-device.ts');
  await takeHeadings(client).catch(() => {});
  whenIdle(() => void fetchForTheNextDays(data).catch(() => {}));
}

const follow = ({ followBuilds }: typeof import('./newer-build.ts')) => followBuilds();

/** What shows a booklet is of a build, and those on the device are not. */
async function prepareBooklets(): Promise<void> {
  if (!(await caches.has(BOOKLETS))) return;
  const { prepareViewer } = await import('./stored-booklets.ts');
  await prepareViewer();
}

/** Where no worker could open a page without a connection, nothing needs to be there for it. */
async function fetchForTheNextDays(data: Data): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return;
  const { fetchAhead } = await import('./fetch-ahead.ts');
  await fetchAhead(data);
}
