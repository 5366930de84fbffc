/** What other parts of the server may take of this feature. */

export {
  cleanUpInactiveSessions,
  countActiveUsers,
  updateSessionActivity,
} from './activity.queries.ts';
export { ActivityBuffer } from './activity-buffer.ts';
export { type ReceivedBeacon, readBeacon } from './beacon-input.ts';
export { countOpenSessions, endOpenSession, listOpenSessions } from './open-sessions.queries.ts';
export { createVisitPartitions } from './partitions.queries.ts';
export { recordBeacon } from './record-beacon.ts';
export { makeUpForNights } from './roll-up.ts';
export { readPages, readVisitsByDay, readWindow } from './statistics.queries.ts';
