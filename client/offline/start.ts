import type { Data } from '../lib/data/data.tsx';
import { dropOldAnswers, followAnswers } from './stored-answers.ts';
import { nameEditions, refreshTaken } from './take-along.ts';

/** Prepares the device for the time without a connection; where it refuses, the page goes on without. */
export async function start({ queryClient, trpc }: Pick<Data, 'queryClient' | 'trpc'>) {
  if (location.pathname.startsWith('/admin')) return;
  followAnswers(queryClient);
  await Promise.allSettled([
    // Vite serves the sources, whose files no worker could name.
    import.meta.env.PROD && navigator.serviceWorker?.register('/service-worker.js'),
    dropOldAnswers(),
    nameEditions(),
  ]);
  if (!navigator.onLine || savesData()) return;
  const installed = await queryClient.ensureQueryData(trpc.bible.translations.queryOptions());
  // What did not come now comes at the next visit.
  await refreshTaken(installed.translations).catch(() => {});
}

/** Whether the member has asked the browser to spare their data. */
function savesData(): boolean {
  return Object(Reflect.get(navigator, 'connection')).saveData === true;
}
