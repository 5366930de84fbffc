import { keyNamedIn } from '#shared/bible/find-references.ts';
import { daysBetween } from '#shared/calendar.ts';
import type { Season } from '../../content/types.ts';
import { freshOne } from '../../library/choose.ts';
import { seasonOf } from './season.ts';

type Devotional = Readonly<{ reference: string; season?: Season }>;

const FIRST_DAY = '2026-01-01';

/**
 * The devotional of a day: those of its season come first, and the others in turn, a new one each
 * day; what was read lately waits.
 * @param recent keys of the verses that were shown lately
 */
export function chooseDevotional<Entry extends Devotional>(
  entries: readonly Entry[],
  day: string,
  recent: ReadonlySet<string>,
): Entry {
  const isFresh = ({ reference }: Entry) => !recent.has(keyNamedIn(reference) ?? '');
  const season = seasonOf(day);
  const seasonal = entries.filter((entry) => season !== null && entry.season === season);
  const ordinary = entries.filter((entry) => entry.season === undefined);
  const today = ordinary[Math.abs(daysBetween(FIRST_DAY, day)) % ordinary.length];
  const chosen = seasonal.find(isFresh) ?? (today && isFresh(today) ? today : null);
  return chosen ?? freshOne(ordinary, ({ reference }) => reference, recent);
}
