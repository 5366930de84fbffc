import type { QueryClient } from '@tanstack/react-query';
import { chosenTexts } from '#shared/bible/chosen-texts.ts';
import { openingOf } from '#shared/bible/opening.ts';
import { api } from '../../../lib/queries.ts';
import { chapterQuery } from '../chapter-query.ts';

/** Everything the reader draws first; what belongs to the chapter is only begun. */
export async function loadReading(queries: QueryClient, ref: string | undefined): Promise<void> {
  const { bible, highlights, savedVerses } = api.member;
  const [texts, state] = await Promise.all([
    queries.ensureQueryData(bible.texts.queryOptions()),
    stateFor(queries, ref),
  ]);
  const { reference } = openingOf(ref, state.position);
  const { text, beside } = chosenTexts(texts.translations, state.settings);
  if (!reference || !text) return;
  const { book, chapter } = reference;
  void queries.prefetchQuery(highlights.inChapter.queryOptions({ book, chapter }));
  void queries.prefetchQuery(savedVerses.inChapter.queryOptions({ book, chapter }));
  await Promise.all(
    [text, ...(beside ? [beside] : [])].map((each) =>
      queries.prefetchQuery(chapterQuery(each, book, chapter)),
    ),
  );
}

/** To go on where they stopped, perhaps on another device, the server is asked again. */
function stateFor(queries: QueryClient, ref: string | undefined) {
  const state = api.member.reading.state.queryOptions();
  const known = () => queries.ensureQueryData(state);
  return ref ? known() : queries.fetchQuery(state).catch(known);
}
