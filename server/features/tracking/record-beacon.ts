import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import type { ActivityBuffer } from './activity-buffer.ts';
import { agentOf, deviceOf, type ReceivedBeacon, referrerOf } from './beacon-input.ts';
import { createVisitPartitions, isPartitionMissing } from './partitions.queries.ts';
import { closeVisit, type OpenedVisit, openVisit } from './visits.queries.ts';

type Recording = Readonly<{ db: Db; env: Env; activity: ActivityBuffer }>;

type Received = Readonly<{ token: string; beacon: ReceivedBeacon; agent: string | undefined }>;

/**
 * Writes visits at once and collects heartbeats, which each visit counts as too.
 * @returns the status to answer with: 204, or 200 where this member's visits are not recorded, so
 * that the browser stops sending them; 503 where a heartbeat finds no room
 */
export async function recordBeacon(app: Recording, received: Received): Promise<number> {
  const { token, beacon } = received;
  const { session, open, close, end = false } = beacon;
  if (close) await closeVisit(app.db, token, { session, ...close });
  if (open && !(await openReceived(app, received, open))) return 200;
  return app.activity.add({ token, session, ended: end }) ? 204 : 503;
}

async function openReceived(
  { db, env }: Recording,
  { token, beacon, agent: given }: Received,
  { path, title, referrer }: NonNullable<ReceivedBeacon['open']>,
): Promise<boolean> {
  const agent = agentOf(given);
  const visit: OpenedVisit = {
    session: beacon.session,
    path,
    title,
    referrer: referrerOf(referrer, new URL(env.baseUrl).origin),
    agent,
    device: deviceOf(agent),
  };
  try {
    return await openVisit(db, token, visit);
  } catch (error) {
    if (!isPartitionMissing(error)) throw error;
    // The process has run for longer than partitions were made ahead.
    await createVisitPartitions(db);
    return openVisit(db, token, visit);
  }
}
