import type { DailyWord } from '../types.ts';
import { followingJesus } from './following-jesus.ts';
import { grace } from './grace.ts';
import { hope } from './hope.ts';
import { people } from './people.ts';
import { trust } from './trust.ts';
import { workAndRest } from './work-and-rest.ts';

const subjects = [trust, grace, workAndRest, people, hope, followingJesus];

/** One of each subject in turn: served one a day, neighbours differ in theme and book. */
export const DAILY_WORDS: readonly DailyWord[] = trust.flatMap((_, turn) =>
  subjects.flatMap((subject) => subject.slice(turn, turn + 1)),
);
