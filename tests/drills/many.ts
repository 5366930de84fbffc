import { setTimeout as wait } from 'node:timers/promises';
import { Ledger, Person } from './person.ts';
import { missingForProfile, startProfile } from './profile.ts';
import type { ServiceDrill } from './services.ts';
import { ADMIN, gaugeAt } from './site.ts';

const WRITERS = 4;
const CALM_MS = 3000;
const PATIENCE_MS = 60_000;
const MOST_AWAY_MS = 10_000;
/** A replica that is away is left out after five seconds, and read again some seconds after it is back. */
const REPLICA_MS = 15_000;

/** The profile `many` of compose.yaml under writes, while each of its parts fails in turn. */
export const manyDrill: ServiceDrill = {
  name: 'many',
  missing: missingForProfile(),
  run: async (folder) => {
    const profile = await startProfile(folder);
    const person = new Person(() => profile.origin, ADMIN);
    await person.signIn();
    const ledger = new Ledger();
    const stop = new AbortController();
    const writing = Array.from({ length: WRITERS }, () => person.write(ledger, stop.signal));
    const isReplicaRead = async () =>
      (await gaugeAt(profile.origin, 'database_replica_read').catch(() => null)) === 1;
    const lines: string[] = [];
    let longestAway = 0;
    const during = async (name: string, work: () => Promise<unknown>) => {
      const [written, refused] = [ledger.acknowledged.size, ledger.refused];
      ledger.resume();
      ledger.awayMs = 0;
      await work();
      const before = ledger.acknowledged.size;
      for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
        if (ledger.acknowledged.size > before) break;
        await wait(20);
      }
      await wait(CALM_MS);
      longestAway = Math.max(longestAway, ledger.awayMs);
      lines.push(
        `  ${name}: ${ledger.acknowledged.size - written} written, ${ledger.refused - refused} refused, ` +
          `${(ledger.awayMs / 1000).toFixed(1)} s away at most`,
      );
    };
    await during('nothing fails', () => wait(REPLICA_MS));
    const readBefore = await isReplicaRead();
    await during('an instance is killed', async () => {
      await profile.kill('one');
      await profile.start('one');
    });
    await during('the pooler is killed', profile.restartPooler);
    await during('the database restarts', profile.restartDatabase);
    let readMeanwhile = true;
    await during('the replica is away', async () => {
      await profile.stopReplica();
      await wait(REPLICA_MS);
      readMeanwhile = await isReplicaRead();
      await profile.startReplica();
      await wait(REPLICA_MS);
    });
    const codes: (number | null)[] = [];
    await during('a release goes round', async () => {
      for (const name of ['one', 'two'] as const) {
        codes.push(await profile.stop(name));
        await profile.start(name);
      }
    });
    await wait(REPLICA_MS);
    const readAfter = await isReplicaRead();
    stop.abort();
    await Promise.all(writing);
    const stored = await person.stored();
    const distinct = new Set(stored);
    const lost = [...ledger.acknowledged].filter((text) => !distinct.has(text)).length;
    const doubled = stored.length - distinct.size;
    await profile.end();
    const read = [readBefore, readMeanwhile, readAfter].map((is) => (is ? 'read' : 'left out'));
    return {
      told: [
        `${profile.how}: ${ledger.acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled; ` +
          `the replica ${read.join(', then ')}; exit codes ${codes.join(', ')}`,
        ...lines,
      ].join('\n'),
      failed:
        lost + doubled > 0 ||
        longestAway > MOST_AWAY_MS ||
        codes.some((code) => code !== 0) ||
        !readBefore ||
        readMeanwhile ||
        !readAfter,
    };
  },
};
