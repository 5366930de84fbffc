import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_PRAYERS } from '#server/content/prayers/built-in.ts';
import { PRAYER_THEMES } from '#server/content/prayers/prayers.ts';
import { furtherPrayer, secondGiftPrayers, secondPrayer } from '#server/content/second-prayers.ts';
import { readItemsOf, THEMES } from '#server/features/guided-studies/api.ts';
import { itemOf } from '#server/features/prayers/prayer-items.ts';
import { requestOf } from '#server/features/prayers/prayer-request.ts';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { MARRIAGE_TOPICS } from '#shared/guided-studies/study-plans.ts';
import { gather } from '../support/answers.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const STREAM = { context: { stream: true } };
/** Of the days of each gift these are asked for. */
const GIFT_DAY = /:day:(?:1|9|17|30)$/;

let app: TestApp;
let maria: Person;
beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  maria = await join(app);
  for (const theme of THEMES) await maria.client.member.guidedStudies.generate.mutate({ theme });
});
afterAll(() => app.close());

/** What a button of the study asks a prayer for. */
async function itemsOf(theme: Theme): Promise<string[]> {
  const items = await readItemsOf(app.context.db, theme);
  const topics = theme === 'marriage' ? MARRIAGE_TOPICS.map(({ id }) => `topic:${id}`) : [];
  const found: string[] = [];
  for (const key of [...topics, ...(items?.keys() ?? [])]) {
    if (await itemOf(app.context.db, theme, key)) found.push(key);
  }
  return found;
}

async function press(study: Theme, item: string, turn: number) {
  await app.context.db.deleteFrom('rateLimits').execute();
  const asked = { study, item, turn };
  return gather(await maria.client.ai.generatePrayer.mutate(asked, STREAM));
}

test.each([
  ['holy-spirit', 38],
  ['priest', 58],
  ['builder', 55],
  ['marriage', 55],
  ['gifts', 84],
] as const)(
  'without a model every button of %s gives a prayer',
  async (theme, least) => {
    const items = (await itemsOf(theme)).filter((key) => theme !== 'gifts' || GIFT_DAY.test(key));
    expect(items.length).toBeGreaterThanOrEqual(least);
    const silent: string[] = [];
    for (const item of items) {
      const { result, safety, notices } = await press(theme, item, 0);
      if (!result?.prayer.length || safety || notices.length > 0) silent.push(item);
    }
    expect(silent).toEqual([]);
  },
  120_000,
);

test('the prayer that was written for an item comes first, and then others', async () => {
  const { db } = app.context;
  const asked = async (study: Theme, item: string) =>
    (await requestOf(db, { study, item, turn: 0 })).own?.[0];
  expect(await asked('priest', 'day:3')).toBe(secondPrayer('priest', 3));
  const title = (await itemOf(db, 'priest', 'prayer:1'))?.title ?? '';
  expect(await asked('priest', 'prayer:1')).toBe(furtherPrayer('priest', title));
  const [first, second] = [await press('priest', 'day:3', 0), await press('priest', 'day:3', 1)];
  expect(second.result?.prayer).not.toEqual(first.result?.prayer);
});

test('no prayer of another day stands in for the one that was written for a day of a gift', async () => {
  const writtenFor = await secondGiftPrayers();
  for (const day of [2, 9, 30]) {
    const { own } = await requestOf(app.context.db, {
      study: 'gifts',
      item: `gift:sabedoria:day:${day}`,
      turn: 0,
    });
    expect(own?.[0]).toBe(writtenFor('sabedoria', day) ?? 'written');
  }
});

test('no title, theme or purpose of the product is screened where a button sends it', async () => {
  const { db } = app.context;
  const screened: string[] = [];
  for (const theme of THEMES) {
    for (const key of await itemsOf(theme)) {
      const item = await itemOf(db, theme, key);
      if (!item) continue;
      const { title: prayerTitle, about: context, day, verse } = item;
      const forms = [
        { study: theme, item: key, turn: 0 },
        { prayerTitle, context, theme: 'marriage' as const },
        ...(day === null ? [] : [{ prayerTitle, context, day, verse }]),
      ];
      for (const form of forms) {
        const { typed } = await requestOf(db, form);
        if (typed.length > 0) screened.push(...typed);
      }
    }
  }
  const library = [
    ...BUILT_IN_PRAYERS.map(({ slug }) => ({ builtIn: slug, turn: 0 })),
    ...[...PRAYER_THEMES, ...BUILT_IN_PRAYERS].map(({ slug }) => ({ entry: slug })),
  ];
  for (const form of library) screened.push(...(await requestOf(db, form)).typed);
  expect(screened).toEqual([]);
});
