import type { QuestionEntry } from '../types.ts';
import { bible } from './bible.ts';
import { church } from './church.ts';
import { doubts } from './doubts.ts';
import { ethics } from './ethics.ts';
import { family } from './family.ts';
import { future } from './future.ts';
import { god } from './god.ts';
import { prayer } from './prayer.ts';
import { salvation } from './salvation.ts';
import { suffering } from './suffering.ts';

export const QUESTIONS: readonly QuestionEntry[] = [
  ...salvation,
  ...bible,
  ...prayer,
  ...god,
  ...church,
  ...suffering,
  ...ethics,
  ...family,
  ...future,
  ...doubts,
];
