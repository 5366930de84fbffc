import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startFakeOpenAI } from '../support/fake-openai.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import { heldBy, liveThrough, Tally } from './day-people.ts';
import { HAPROXY } from './haproxy.ts';
import type { ServiceDrill } from './services.ts';
import { addMembers, openTwo } from './two.ts';

const MEMBERS = 12;
const RELEASES = 3;
const HOUR = 8;

/** A new build goes round two instances, one after the other, while members use them. */
export const releaseDrill: ServiceDrill = {
  name: 'release',
  missing: POSTGRES_BIN ? (HAPROXY ? null : 'haproxy (HAPROXY)') : 'programs of PostgreSQL',
  isLong: true,
  run: async (folder) => {
    const cluster = await Cluster.create(join(folder, 'cluster'));
    const model = await startFakeOpenAI();
    const { origin, sites, proxy } = await openTwo(folder, {
      ...model.env,
      DATABASE_URL: cluster.url,
    });
    for (const site of sites) await site.start();
    const members = await addMembers(cluster, MEMBERS, () => origin);
    const [tally, stop] = [new Tally(), new AbortController()];
    const living = members.map(({ person }) =>
      liveThrough(person, { tally, hour: HOUR, signal: stop.signal }),
    );
    await wait(3000);
    const codes: (number | null)[] = [];
    for (let release = 0; release < RELEASES; release++) {
      for (const site of sites) {
        codes.push(await site.end('SIGTERM'));
        await site.start();
      }
    }
    await wait(3000);
    stop.abort();
    const { lost, doubled } = await heldBy(members, await Promise.all(living));
    for (const site of sites) codes.push(await site.end('SIGTERM'));
    await proxy.stop();
    await model.close();
    await cluster.stop('SIGQUIT');
    const done = [...tally.done].map(([name, count]) => `${count} ${name}`).join(', ');
    return {
      told: [
        `${RELEASES} releases under ${MEMBERS} members: ${done}`,
        `  ${tally.told.length} errors told, ${tally.repeated} repeated by a device, ${(tally.within(100) / 1000).toFixed(1)} s at most; ${lost} lost, ${doubled} doubled; exit codes ${codes.join(', ')}`,
        ...tally.told.map((each) => `    ${each}`),
      ].join('\n'),
      failed: tally.told.length + lost + doubled > 0 || codes.some((code) => code !== 0),
    };
  },
};
