import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { giveLeaseBack, takeLease } from '../../db/lease.queries.ts';
import type { Asker } from '../asker.ts';

const LOOK_AGAIN_MS = 400;
/** A lease ends soon after its process does, and is renewed while it lives. */
const LEASE_SECONDS = 12;
const RENEW_MS = 4000;

export type Turn<Kept> = Readonly<{
  /** What somebody made before us; null when it is ours to make. */
  kept: Kept | null;
  /** Lets the next one try: after what was made is kept, or could not be made. */
  release: () => void;
}>;

/**
 * What many want and one makes, among all instances: a lease says who makes it, the
 * others wait here until it is kept.
 */
export async function takeTurn<Kept>(
  { app, signal }: Asker,
  name: string,
  read: () => Promise<Kept | null>,
): Promise<Turn<Kept>> {
  const holder = randomUUID();
  const take = () => takeLease(app.db, name, holder, LEASE_SECONDS);
  let renewing: NodeJS.Timeout | undefined;
  const release = () => {
    clearInterval(renewing);
    app.background.run('giving a lease back', giveLeaseBack(app.db, name, holder));
  };
  try {
    for (;;) {
      const mine = await take();
      // Also with the lease in hand: whoever had it before may have just finished.
      const kept = await read();
      if (kept === null && mine) {
        renewing = setInterval(() => app.background.run('renewing a lease', take()), RENEW_MS);
      }
      if (kept !== null || mine) return { kept, release };
      await wait(LOOK_AGAIN_MS, undefined, { signal });
    }
  } catch (error) {
    release();
    throw error;
  }
}
