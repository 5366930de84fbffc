import type { PrayerTheme } from '../types.ts';
import { anxiousWaits } from './anxious-waits.ts';
import { bodyAndMind } from './body-and-mind.ts';
import { bodyAndTable } from './body-and-table.ts';
import { bodyAndYouth } from './body-and-youth.ts';
import { deepWounds } from './deep-wounds.ts';
import { everydayThemes } from './everyday.ts';
import { everydayNeeds } from './everyday-needs.ts';
import { hardTurns } from './hard-turns.ts';
import { hardshipThemes } from './hardship.ts';
import { heartAndName } from './heart-and-name.ts';
import { homeAndMission } from './home-and-mission.ts';
import { homeCrossroads } from './home-crossroads.ts';
import { lifeOfFaithThemes } from './life-of-faith.ts';
import { longingsAndDailyBread } from './longings-and-daily-bread.ts';
import { lovesAndLosses } from './loves-and-losses.ts';
import { outOfOurHands } from './out-of-our-hands.ts';
import { parentsAndChildren } from './parents-and-children.ts';
import { partingsAndBeginnings } from './partings-and-beginnings.ts';
import { peopleAndCallings } from './people-and-callings.ts';
import { pressingNeeds } from './pressing-needs.ts';
import { smallAndSent } from './small-and-sent.ts';
import { stormsAndReturns } from './storms-and-returns.ts';
import { streetsAndTables } from './streets-and-tables.ts';
import { thanksThemes } from './thanks.ts';
import { tiesAndService } from './ties-and-service.ts';
import { waysOfTheDay } from './ways-of-the-day.ts';

export const PRAYER_THEMES: readonly PrayerTheme[] = [
  ...hardshipThemes,
  ...everydayThemes,
  ...lifeOfFaithThemes,
  ...partingsAndBeginnings,
  ...outOfOurHands,
  ...peopleAndCallings,
  ...waysOfTheDay,
  ...homeAndMission,
  ...longingsAndDailyBread,
  ...pressingNeeds,
  ...thanksThemes,
  ...anxiousWaits,
  ...homeCrossroads,
  ...deepWounds,
  ...bodyAndYouth,
  ...hardTurns,
  ...lovesAndLosses,
  ...parentsAndChildren,
  ...bodyAndMind,
  ...heartAndName,
  ...stormsAndReturns,
  ...streetsAndTables,
  ...everydayNeeds,
  ...tiesAndService,
  ...smallAndSent,
  ...bodyAndTable,
];

/** All prayers of a theme, the one that fits everybody last. */
export const prayersOf = ({ prayers, forAll }: PrayerTheme): readonly string[] =>
  forAll ? [...prayers, forAll] : prayers;
