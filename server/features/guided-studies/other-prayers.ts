import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import {
  GIFT_SLUGS,
  type GiftSlug,
  MARRIAGE_TOPICS,
  type PlanTheme,
} from '#shared/guided-studies/study-plans.ts';
import { GIFT_PRAYERS, OTHER_PRAYERS } from '../../content/guided-studies/other-prayers.ts';
import { PRAYER_THEMES } from '../../content/prayers/prayers.ts';
import {
  anotherPrayer,
  furtherPrayer,
  secondGiftPrayers,
  secondPrayer,
} from '../../content/second-prayers.ts';
import type { Db } from '../../db/client.ts';
import { readActiveVersion } from './guided-studies.queries.ts';
import { type Items, readItemsOf } from './guided-studies.ts';

/**
 * Finds authored prayers that may stand in for the one of an item, the nearest first. A version
 * that a model wrote has none, as nobody has read which of its prayers fit where.
 */
export async function otherPrayers(db: Db, theme: Theme): Promise<(key: string) => string[]> {
  const active = await readActiveVersion(db, theme);
  const items = active?.source === 'library' ? await readItemsOf(db, theme) : null;
  if (!items) return () => [];
  const writtenFor = await writtenForEach(theme, items);
  return (key) => {
    const second = writtenFor(key);
    const others = keysBeside(theme, key).flatMap((each) => prayerOf(items, each) ?? []);
    return second ? [second, ...others] : others;
  };
}

/** Finds the prayer that was written for just this item, besides the one in the study. */
async function writtenForEach(theme: Theme, items: Items): Promise<(key: string) => string | null> {
  if (theme !== 'gifts') return (key) => writtenFor(theme, items, key);
  const secondOf = await secondGiftPrayers();
  return (key) => {
    const place = giftDayOf(key);
    return place && secondOf(place.slug, place.day);
  };
}

function giftDayOf(key: string): { slug: GiftSlug; day: number } | null {
  const [, gift, day] = /^gift:([a-z-]+):day:(\d+)$/.exec(key) ?? [];
  const slug = GIFT_SLUGS.find((each) => each === gift);
  return slug ? { slug, day: Number(day) } : null;
}

function writtenFor(theme: PlanTheme, items: Items, key: string): string | null {
  const day = /^day:(\d+)$/.exec(key)?.[1];
  if (day) return secondPrayer(theme, Number(day));
  const topic = MARRIAGE_TOPICS.find(({ id }) => key === `topic:${id}`)?.title;
  const title = topic ?? items.get(key)?.['title'];
  if (typeof title !== 'string') return null;
  if (key.startsWith('prayer:')) return furtherPrayer(theme, title);
  return theme === 'marriage' ? anotherPrayer('marriage', title) : null;
}

function keysBeside(theme: Theme, key: string): readonly string[] {
  if (theme !== 'gifts') return beside(theme, key);
  const slug = giftDayOf(key)?.slug;
  if (!slug) return [];
  return GIFT_PRAYERS[slug].map((day) => `gift:${slug}:day:${day}`).filter((each) => each !== key);
}

const beside = (theme: PlanTheme, key: string): readonly string[] => {
  const others = OTHER_PRAYERS[theme];
  return Object.hasOwn(others, key) ? (others[key] ?? []) : [];
};

function prayerOf(items: Items, key: string): string | null {
  const [kind, slug, place] = key.split(':');
  if (kind === 'theme') {
    return PRAYER_THEMES.find((theme) => theme.slug === slug)?.prayers[Number(place) - 1] ?? null;
  }
  const item = items.get(key);
  const text = item?.['prayer'] ?? item?.['content'];
  return typeof text === 'string' ? text : null;
}
