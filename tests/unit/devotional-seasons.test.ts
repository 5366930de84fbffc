import { expect, test } from 'vitest';
import { MORNING_DEVOTIONALS } from '#server/content/devotionals/morning.ts';
import { NIGHT_DEVOTIONALS } from '#server/content/devotionals/night.ts';
import type { Season } from '#server/content/types.ts';
import { chooseDevotional } from '#server/features/devotionals/choose-devotional.ts';
import { seasonOf } from '#server/features/devotionals/season.ts';
import { keyNamedIn } from '#shared/bible/find-references.ts';
import { addDays } from '#shared/calendar.ts';

test.each([
  ['2026-04-05', 'easter', 'Easter Sunday of 2026'],
  ['2027-03-28', 'easter', 'Easter Sunday of 2027'],
  ['2038-04-25', 'easter', 'the latest Easter there can be'],
  ['2026-04-03', 'easter', 'Good Friday'],
  ['2026-04-02', 'lent', 'the day before'],
  ['2026-02-18', 'lent', 'Ash Wednesday'],
  ['2026-02-17', null, 'the day before'],
  ['2026-04-13', null, 'a week after the Sunday'],
  ['2026-11-28', null, 'the day before Advent'],
  ['2026-11-29', 'advent', 'the first Sunday'],
  ['2022-11-27', 'advent', 'the first Sunday, when Christmas is a Sunday'],
  ['2026-12-24', 'christmas', 'Christmas Eve'],
  ['2027-01-06', 'christmas', 'Epiphany'],
  ['2027-01-07', null, 'the day after'],
])('%s is %s: %s', (day, season, _what) => {
  expect(seasonOf(day)).toBe(season);
});

type Entries = readonly Readonly<{ reference: string; season?: Season }>[];

test.each<[string, Entries]>([
  ['the morning', MORNING_DEVOTIONALS],
  ['the night', NIGHT_DEVOTIONALS],
])('of %s the season comes first, and no other season but its own', (_name, entries) => {
  const recent = new Set<string>();
  const seasons: (string | undefined)[] = [];
  for (let press = 0; press < 8; press++) {
    const { season, reference } = chooseDevotional(entries, '2026-12-25', recent);
    seasons.push(season);
    recent.add(keyNamedIn(reference) ?? '');
  }
  const ofChristmas = entries.filter(({ season }) => season === 'christmas').length;
  expect(seasons.slice(0, ofChristmas)).toEqual(Array(ofChristmas).fill('christmas'));
  expect(seasons.slice(ofChristmas)).toEqual(Array(8 - ofChristmas).fill(undefined));
});

test('in ordinary time every devotional has its day', () => {
  const ordinary = MORNING_DEVOTIONALS.filter(({ season }) => season === undefined);
  const days = ordinary.map((_entry, at) => addDays('2026-05-01', at));
  const chosen = days.map((day) => chooseDevotional(MORNING_DEVOTIONALS, day, new Set()));
  expect(new Set(chosen).size).toBe(ordinary.length);
});
