import { fileCollection, sweep } from './housekeeping.ts';
import type { AnyJob } from './jobs/job.ts';
import { noteReminders, sendReminders } from './reminders/reminders.jobs.ts';
import { nightlyVisits } from './tracking/roll-up.ts';

/** Everything that runs by the clock or behind an answer: one line each. */
export const JOBS: readonly AnyJob[] = [
  sweep,
  fileCollection,
  noteReminders,
  sendReminders,
  nightlyVisits,
];
