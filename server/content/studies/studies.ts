import type { ThemeStudy } from '../types.ts';
import { apostlesAndChurch } from './apostles-and-church.ts';
import { characterOfGod } from './character-of-god.ts';
import { churchAndWorld } from './church-and-world.ts';
import { churchLife } from './church-life.ts';
import { dailyLife } from './daily-life.ts';
import { discipleship } from './discipleship.ts';
import { familyAndLastThings } from './family-and-last-things.ts';
import { hardship } from './hardship.ts';
import { heartsAndCovenants } from './hearts-and-covenants.ts';
import { innerLife } from './inner-life.ts';
import { lawAndWisdom } from './law-and-wisdom.ts';
import { lifeOfJesus } from './life-of-jesus.ts';
import { patriarchsAndProphets } from './patriarchs-and-prophets.ts';
import { peopleAndBooks } from './people-and-books.ts';
import { peopleAndPlaces } from './people-and-places.ts';
import { relationships } from './relationships.ts';
import { salvationStudies } from './salvation.ts';
import { spiritAndWord } from './spirit-and-word.ts';
import { womenOfFaith } from './women-of-faith.ts';
import { wordsToLiveBy } from './words-to-live-by.ts';

export const THEME_STUDIES: readonly ThemeStudy[] = [
  ...characterOfGod,
  ...salvationStudies,
  ...spiritAndWord,
  ...discipleship,
  ...relationships,
  ...hardship,
  ...innerLife,
  ...dailyLife,
  ...churchAndWorld,
  ...churchLife,
  ...peopleAndBooks,
  ...patriarchsAndProphets,
  ...womenOfFaith,
  ...apostlesAndChurch,
  ...lifeOfJesus,
  ...lawAndWisdom,
  ...familyAndLastThings,
  ...peopleAndPlaces,
  ...wordsToLiveBy,
  ...heartsAndCovenants,
];
