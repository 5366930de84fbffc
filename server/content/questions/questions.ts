import type { QuestionEntry } from '../types.ts';
import { bible } from './bible.ts';
import { church } from './church.ts';
import { doubts } from './doubts.ts';
import { ethics } from './ethics.ts';
import { family } from './family.ts';
import { firstSteps } from './first-steps.ts';
import { future } from './future.ts';
import { god } from './god.ts';
import { people } from './people.ts';
import { prayer } from './prayer.ts';
import { salvation } from './salvation.ts';
import { suffering } from './suffering.ts';

export const QUESTIONS: readonly QuestionEntry[] = [
  ...firstSteps,
  ...salvation,
  ...bible,
  ...prayer,
  ...god,
  ...people,
  ...church,
  ...suffering,
  ...ethics,
  ...family,
  ...future,
  ...doubts,
];
