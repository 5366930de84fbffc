import type { AppContext } from '../context.ts';
import { noteReminders, sendReminders } from '../features/plans/reminders/reminders.jobs.ts';
import { nightlyVisits } from '../features/tracking/roll-up.ts';
import type { AnyJob } from '../jobs/job.ts';
import { fileCollection, sweep } from './housekeeping.ts';

/** Everything that runs by the clock or behind an answer: one line each. */
export const JOBS: readonly AnyJob<AppContext>[] = [
  sweep,
  fileCollection,
  noteReminders,
  sendReminders,
  nightlyVisits,
];
