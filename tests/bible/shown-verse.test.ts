import { expect, test } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import { loadBible } from '#server/bible/import/load.ts';
import { shownVerse } from '#server/bible/shown-verse.ts';
import { ScriptureFinder } from '#server/scripture/finder.ts';
import { verseReference } from '#shared/bible/reference.ts';
import { copyDatabase } from '../support/database.ts';
import { smallText } from '../support/small-text.ts';

test('the letter that heads a part of Psalm 119 stands in its chapter, not where the verse is shown alone', async () => {
  const database = await copyDatabase('seeded');
  const texts = ['(Nun): A lei é luz.', 'Guardo o caminho.'];
  const verses = texts.map((text, index) => ({ number: index + 105, text, notes: [] }));
  const psalm = { number: 119, title: null, verses };
  await loadBible(database.db, {
    ...smallText(),
    books: [{ code: 'PSA', chapters: [psalm] }],
  });
  const bible = new Bible(database.db);
  const both = verseReference('PSA', 119, 105, 106);

  expect((await bible.chapter('PSA', 119))?.verses.map(({ text }) => text)).toEqual(texts);
  expect(await shownVerse(bible, 'PSA.119.105')).toMatchObject({ text: 'A lei é luz.' });
  const finder = new ScriptureFinder(bible, database.db);
  expect(await finder.stored(both)).toMatchObject({ text: 'A lei é luz. Guardo o caminho.' });
  expect(await finder.exactAt(both, 'Nun A lei é luz')).toBeNull();
  await database.close();
});
