/** What other parts of the server may take of this feature. */
export { listOwnDevices, listOwnReminders, listOwnSends } from './reminders/own-data.queries.ts';
export { isUnsubscribeToken, UNSUBSCRIBE_PATH, unsubscribe } from './reminders/unsubscribe.ts';
export { completedDays, listCurrentWalks, pausesOf, readLatestWalk } from './walks.queries.ts';
export { startWalk } from './walks.ts';
