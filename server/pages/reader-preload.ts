import { chapterDocumentPath } from '#shared/bible/chapter-document.ts';
import { chosenTexts } from '#shared/bible/chosen-texts.ts';
import { openingOf } from '#shared/bible/opening.ts';
import type { Preload } from './page-preload.ts';

/** The reader's chapter, and what the member has in it. */
export const preloadReader: Preload = async (page, search) => {
  const { member } = page.call;
  const [texts, state] = await Promise.all([
    page.keep('member.bible.texts', member.bible.texts()),
    page.keep('member.reading.state', member.reading.state()),
  ]);
  const { reference } = openingOf(search.get('ref') ?? undefined, state.position);
  const { text, beside } = chosenTexts(texts.translations, state.settings);
  if (!reference || !text) return;
  const { book, chapter } = reference;
  const place = { book, chapter };
  const document = async ({ id, contentHash }: typeof text) => {
    const path = chapterDocumentPath(id, contentHash ?? '', book, chapter);
    page.documents[path] = await page.app.bible.chapter(book, chapter, id);
  };
  await Promise.all([
    page.keep('member.highlights.inChapter', member.highlights.inChapter(place), place),
    page.keep('member.savedVerses.inChapter', member.savedVerses.inChapter(place), place),
    document(text),
    beside ? document(beside) : null,
  ]);
};
