/** What other parts of the server may take of this feature. */

export { listOwnPlansForExport } from './own/own-plans.queries.ts';
export {
  completedDays,
  listCurrentProgress,
  pausesOf,
  readLatestProgress,
} from './progress.queries.ts';
export { listOwnDevices, listOwnReminders, listOwnSends } from './reminders/own-data.queries.ts';
export { isUnsubscribeToken, UNSUBSCRIBE_PATH, unsubscribe } from './reminders/unsubscribe.ts';
export { startPlan } from './start-plan.ts';
