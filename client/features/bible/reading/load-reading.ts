import { chosenTranslations } from '#shared/bible/chosen-translations.ts';
import { openingOf } from '#shared/bible/opening.ts';
import type { Data } from '../../../lib/data/data.tsx';
import { apparatusQuery, chapterQuery } from '../chapter-query.ts';

/** Loads what the reader renders first; a member's annotations are only started. */
export async function loadReading(data: Data, ref: string | undefined): Promise<void> {
  const { queryClient, trpc, readDocument } = data;
  const { highlights, savedVerses } = trpc.member;
  const [session, installed, state] = await Promise.all([
    queryClient.ensureQueryData(trpc.session.current.queryOptions()),
    queryClient.ensureQueryData(trpc.bible.translations.queryOptions()),
    stateFor(data, ref),
  ]);
  const { reference } = openingOf(ref, state.position);
  const { translation, beside } = chosenTranslations(installed.translations, state.settings);
  if (!reference || !translation) return;
  const { book, chapter } = reference;
  if (session) {
    void queryClient.prefetchQuery(highlights.inChapter.queryOptions({ book, chapter }));
    void queryClient.prefetchQuery(highlights.partsInChapter.queryOptions({ book, chapter }));
    void queryClient.prefetchQuery(savedVerses.inChapter.queryOptions({ book, chapter }));
  }
  const apparatus = apparatusQuery(trpc, translation, book, chapter);
  await Promise.all([
    soon(queryClient.prefetchQuery(apparatus)),
    ...[translation, ...(beside ? [beside] : [])].map((each) =>
      queryClient.prefetchQuery(chapterQuery(readDocument, each, book, chapter)),
    ),
  ]);
}

/** A chapter that the device has does not wait for a slow network. */
const soon = (loaded: Promise<void>) =>
  import.meta.env.SSR ? loaded : Promise.race([loaded, new Promise((end) => setTimeout(end, 500))]);

/** Fetches the place where the member stopped anew, since it may have moved on another device. */
function stateFor({ queryClient, trpc }: Data, ref: string | undefined) {
  const state = trpc.reading.state.queryOptions();
  const known = () => queryClient.ensureQueryData(state);
  return ref ? known() : queryClient.fetchQuery(state).catch(known);
}
