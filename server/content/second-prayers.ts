import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { GiftSlug } from '#shared/guided-studies/study-plans.ts';
import { builderToTwentyFour } from './guided-studies/builder/second-prayers-1-to-24.ts';
import { builderFromTwentyFive } from './guided-studies/builder/second-prayers-25-to-47.ts';
import { builderFurtherPrayers } from './guided-studies/builder/second-prayers-by-title.ts';
import { spiritToFifteen } from './guided-studies/holy-spirit/second-prayers-1-to-15.ts';
import { spiritFromSixteen } from './guided-studies/holy-spirit/second-prayers-16-to-30.ts';
import { spiritFurtherPrayers } from './guided-studies/holy-spirit/second-prayers-by-title.ts';
import { marriageOccasionPrayers } from './guided-studies/marriage/occasion-prayers.ts';
import { marriageToFifteen } from './guided-studies/marriage/second-prayers-1-to-15.ts';
import { marriageFromSixteen } from './guided-studies/marriage/second-prayers-16-to-30.ts';
import { marriageFurtherPrayers } from './guided-studies/marriage/second-prayers-by-title.ts';
import { priestToTwentyFive } from './guided-studies/priest/second-prayers-1-to-25.ts';
import { priestFromTwentySix } from './guided-studies/priest/second-prayers-26-to-50.ts';
import { priestFurtherPrayers } from './guided-studies/priest/second-prayers-by-title.ts';
import type { SecondPrayers } from './guided-studies/second-prayers.ts';
import { BUILT_IN_PRAYERS } from './prayers/built-in.ts';

/** The plans whose days each have a prayer of their own and a longer one. */
export type StudyWithSecondPrayers = Exclude<Theme, 'gifts'>;

const SECOND_PRAYERS: Readonly<Record<StudyWithSecondPrayers, SecondPrayers>> = {
  builder: { ...builderToTwentyFour, ...builderFromTwentyFive },
  priest: { ...priestToTwentyFive, ...priestFromTwentySix },
  marriage: { ...marriageToFifteen, ...marriageFromSixteen },
  'holy-spirit': { ...spiritToFifteen, ...spiritFromSixteen },
};

/** The longer prayer of a day of a plan. */
export function secondPrayer(study: StudyWithSecondPrayers, day: number): string | null {
  return SECOND_PRAYERS[study][day] ?? null;
}

/** The longer prayer of a day of a gift; their words are loaded when the first is asked for. */
export async function secondGiftPrayers(): Promise<(gift: GiftSlug, day: number) => string | null> {
  const { GIFT_SECOND_PRAYERS } = await import('./guided-studies/gifts/second-prayers.ts');
  return (gift, day) => GIFT_SECOND_PRAYERS[gift][day] ?? null;
}

const FURTHER_PRAYERS: Readonly<Record<StudyWithSecondPrayers, Readonly<Record<string, string>>>> =
  {
    builder: builderFurtherPrayers,
    priest: priestFurtherPrayers,
    marriage: marriageFurtherPrayers,
    'holy-spirit': spiritFurtherPrayers,
  };

/** Another prayer for a prayer of a study, by its title. */
export function furtherPrayer(study: StudyWithSecondPrayers, title: string): string | null {
  return FURTHER_PRAYERS[study][title] ?? null;
}

/**
 * A prayer by the title of a built-in prayer, or of an occasion or subject of a marriage:
 * another at each turn while there are others, then the first again.
 */
export function anotherPrayer(
  kind: 'built-in' | 'marriage',
  title: string,
  turn = 0,
): string | null {
  if (kind === 'marriage') return marriageOccasionPrayers[title] ?? null;
  const prayers = BUILT_IN_PRAYERS.find((each) => each.title === title)?.longer;
  return prayers?.[turn % prayers.length] ?? null;
}
