import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import { type ItemContent, STUDY_NAMES } from '#shared/guided-studies/study-items.ts';
import {
  GIFT_NAMES,
  MARRIAGE_TOPIC_CONTEXT,
  MARRIAGE_TOPICS,
} from '#shared/guided-studies/study-plans.ts';
import { BUILT_IN_PRAYERS } from '../../content/prayers/built-in.ts';
import type { Db } from '../../db/client.ts';
import { type Items, readItemsOf, THEMES } from '../guided-studies/api.ts';

/** An item of a study for which a prayer may be asked. */
export type PrayerItem = Readonly<{
  theme: Theme;
  key: string;
  title: string;
  /** Its purpose, or what it belongs to. */
  about: string;
  verse: string;
  /** The number of a day of a plan. */
  day: number | null;
}>;

const WITH_PRAYER = /^(?:prayer|specificPrayer|topic):|(?:^|:)day:(\d+)$/;

export async function itemOf(db: Db, theme: Theme, key: string): Promise<PrayerItem | null> {
  const items = await readItemsOf(db, theme);
  return items && prayerItem(theme, items, key);
}

/** The item of that title: of that theme or day, where one is known. */
export async function itemTitled(
  db: Db,
  title: string,
  day: number | null,
  only: Theme | null,
): Promise<PrayerItem | null> {
  for (const theme of only ? [only] : THEMES) {
    const items = await readItemsOf(db, theme);
    if (!items) continue;
    const topics = theme === 'marriage' ? MARRIAGE_TOPICS.map(({ id }) => `topic:${id}`) : [];
    for (const key of [...topics, ...items.keys()]) {
      const item = prayerItem(theme, items, key);
      if (item?.title === title && item.day === day) return item;
    }
  }
  return null;
}

/** Every title and purpose that the product itself may send with a request for a prayer. */
export async function knownTexts(db: Db): Promise<ReadonlySet<string>> {
  const studies = await Promise.all(THEMES.map((theme) => readItemsOf(db, theme)));
  const own = studies.flatMap((items) => (items ? [...textsOf(items)] : []));
  return new Set([...FIXED, ...own]);
}

const FIXED = [
  ...Object.values(STUDY_NAMES),
  ...Object.values(GIFT_NAMES),
  ...MARRIAGE_TOPICS.map(({ title }) => title),
  MARRIAGE_TOPIC_CONTEXT,
  ...BUILT_IN_PRAYERS.flatMap(({ title, context }) => [title, context]),
];

const texts = new WeakMap<Items, ReadonlySet<string>>();

function textsOf(items: Items): ReadonlySet<string> {
  const known = texts.get(items);
  if (known) return known;
  const own = new Set(
    [...items.values()].flatMap((item) =>
      ['title', 'purpose', 'description'].map((field) => textIn(item, field)),
    ),
  );
  texts.set(items, own);
  return own;
}

function prayerItem(theme: Theme, items: Items, key: string): PrayerItem | null {
  const match = WITH_PRAYER.exec(key);
  if (!match) return null;
  const topic = MARRIAGE_TOPICS.find(({ id }) => theme === 'marriage' && key === `topic:${id}`);
  if (topic) {
    return { theme, key, title: topic.title, about: MARRIAGE_TOPIC_CONTEXT, verse: '', day: null };
  }
  const item = items.get(key);
  if (!item) return null;
  const of = items.get(key.replace(/:day:\d+$/, '')) ?? items.get('frame');
  return {
    theme,
    key,
    title: textIn(item, 'title'),
    about:
      textIn(item, 'purpose') || textIn(item, 'description') || (of ? textIn(of, 'title') : ''),
    verse: textIn(item, 'verse'),
    day: match[1] === undefined ? null : Number(match[1]),
  };
}

function textIn(item: ItemContent, field: string): string {
  const text = item[field];
  return typeof text === 'string' ? text : '';
}
