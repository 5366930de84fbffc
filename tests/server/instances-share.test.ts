import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadBible } from '#server/bible/import/load.ts';
import { SELECTION_ID, selectionAsBible } from '#server/bible/selection.ts';
import { openDatabase } from '#server/db/open.ts';
import { seedStudy } from '#server/features/guided-studies/authored-studies.ts';
import {
  insertDraft,
  insertItems,
} from '#server/features/guided-studies/versions/drafts.queries.ts';
import { createLog } from '#server/log.ts';
import { searchPath } from '#shared/bible/search-results.ts';
import { itemsOf } from '#shared/guided-studies/study-items.ts';
import { copyOnServer } from '../support/database.ts';
import { freshAddress, join, joinAsAdmin } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { contentFor } from '../support/study-writer.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const LATEST_MS = 5000;

describe.runIf(server !== '')('what one of two instances does', () => {
  const DATA_DIR = scratchFolder('shared');
  const AUTH_SECRET = 'um-segredo-de-todas-as-instancias-juntas';
  let one: TestApp;
  let two: TestApp;

  beforeAll(async () => {
    const url = await copyOnServer(server, 'seeded');
    const start = async () => {
      const database = await openDatabase(
        { kind: 'postgres', url, poolSize: 4 },
        createLog('silent'),
      );
      return startTestApp({ env: { DATA_DIR, AUTH_SECRET }, overrides: { database } });
    };
    [one, two] = [await start(), await start()];
    for (const { context } of [one, two]) await context.instances.announce();
    for (const { context } of [one, two]) await context.instances.live();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  /** Searches through an instance, for which each visitor has 60 at once and 6 in each second. */
  async function searching() {
    const text = await one.context.bible.translation(null);
    const path = searchPath(text?.id ?? '', text?.contentHash ?? '', { q: 'pastor' });
    return async (app: TestApp, address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address };
      const { status } = await fetch(app.baseUrl + path, { headers });
      expect([200, 429]).toContain(status);
      return Number(status === 200);
    };
  }

  /** Time stands still but for `pass`, so that what is allowed does not hang on the machine. */
  function standStill() {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    return (ms: number) => {
      now += ms;
    };
  }

  const tell = async () => {
    // What one told the other reads at its next look.
    for (const app of [one, two, one]) await app.context.instances.look();
  };

  test('a published study is read through the other within five seconds', async () => {
    await seedStudy(one.context.db, 'builder');
    const ana = await joinAsAdmin(one);
    const maria = await join(two);
    const title = async () =>
      (await maria.client.member.guidedStudies.outline.query({ theme: 'builder' }))?.title ?? '';
    expect(await title()).not.toMatch(/^Passo/);
    const id = (await insertDraft(one.context.db, 'builder', ana.id)) ?? '';
    const items = itemsOf('builder').map((item) => [item.key, contentFor(item)] as const);
    await insertItems(one.context.db, id, new Map(items));
    const overview = await ana.client.admin.guidedStudies.overview.query({ id });
    await ana.client.admin.guidedStudies.publish.mutate({
      id,
      revision: overview?.draft?.revision ?? -1,
      replaces: overview?.activeId ?? null,
    });
    const began = performance.now();
    await until(async () => /^Passo/.test(await title()));
    expect(performance.now() - began).toBeLessThan(LATEST_MS);
  });

  test('a replaced edition of the Bible is read through the other within five seconds', async () => {
    const editionOf = async (app: TestApp) => {
      const { translations } = await clientWith(app).bible.translations.query();
      return translations.find(({ id }) => id === SELECTION_ID)?.contentHash;
    };
    const before = await editionOf(two);
    expect(before).toBe(await editionOf(one));
    const bible = selectionAsBible();
    const [book, ...books] = bible.books;
    const [chapter, ...chapters] = book?.chapters ?? [];
    const [verse, ...verses] = chapter?.verses ?? [];
    if (!book || !chapter || !verse) throw new Error('the selection is empty');
    const first = {
      ...chapter,
      verses: [{ ...verse, text: `${verse.text} Emendado.` }, ...verses],
    };
    await loadBible(one.context.db, {
      ...bible,
      books: [{ ...book, chapters: [first, ...chapters] }, ...books],
    });
    const began = performance.now();
    const after = await until(async () => {
      const edition = await editionOf(two);
      return edition === before ? null : edition;
    });
    expect(performance.now() - began).toBeLessThan(LATEST_MS);
    expect(await until(async () => (await editionOf(one)) === after)).toBe(true);
    const read = await two.context.bible.chapter(book.code, chapter.number, SELECTION_ID);
    expect(JSON.stringify(read)).toContain('Emendado.');
  });

  // Last, as the clock of this process goes ahead.
  test.each([
    ['steadily', 12, 25],
    ['all at once', 100, 3],
  ])(
    'a visitor who asks both %s gets what one would give, within a fifth',
    async (_how, each, seconds) => {
      const search = await searching();
      const pass = standStill();
      const [both, alone] = [freshAddress(), freshAddress()];
      const allowed = { both: 0, alone: 0 };
      const askFor = async (count: number) => {
        for (let at = 0; at < count; at++) {
          allowed.both += await search(at % 2 === 0 ? one : two, both);
          allowed.alone += await search(one, alone);
          pass(1000 / count);
        }
        await tell();
      };
      for (let second = 0; second < seconds; second++) await askFor(each);
      // What was given twice within a second is owed, and paid in the half minute that follows.
      for (let second = 0; second < 30; second++) await askFor(8);
      expect(allowed.alone).toBeGreaterThan(200);
      expect(allowed.both / allowed.alone).toBeGreaterThan(0.8);
      expect(allowed.both / allowed.alone).toBeLessThan(1.2);
    },
  );
});
