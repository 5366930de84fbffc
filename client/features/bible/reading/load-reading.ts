import { chosenTexts } from '#shared/bible/chosen-texts.ts';
import { openingOf } from '#shared/bible/opening.ts';
import { api, queryClient } from '../../../lib/queries.ts';
import { chapterQuery } from '../chapter-query.ts';

/** Everything the reader draws first; what belongs to the chapter is only begun. */
export async function loadReading(ref: string | undefined): Promise<void> {
  const [texts, state] = await Promise.all([api.member.bible.texts.ensureData(), stateFor(ref)]);
  const { reference } = openingOf(ref, state.position);
  const { text, beside } = chosenTexts(texts.translations, state.settings);
  if (!reference || !text) return;
  const { book, chapter } = reference;
  void api.member.highlights.inChapter.prefetch({ book, chapter });
  void api.member.savedVerses.inChapter.prefetch({ book, chapter });
  await Promise.all(
    [text, ...(beside ? [beside] : [])].map((each) =>
      queryClient.prefetchQuery(chapterQuery(each, book, chapter)),
    ),
  );
}

/** To go on where they stopped, perhaps on another device, the server is asked again. */
function stateFor(ref: string | undefined) {
  const { state } = api.member.reading;
  return ref ? state.ensureData() : state.fetch().catch(() => state.ensureData());
}
