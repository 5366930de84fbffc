import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Figures, Shot } from './fire.ts';

/** The load generator in its own process: `node generator.ts FILE`, the figures as JSON. */
const shot: Shot = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
let clients = 0;

const result = await autocannon({
  url: shot.origin,
  connections: shot.clients,
  duration: shot.seconds,
  headers: shot.headers,
  setupClient: (client) => {
    // Each client has paths of its own, so that no two of them ask for the same.
    const own = clients++;
    const paths = shot.paths.filter((_, index) => index % shot.clients === own);
    client.setRequests(paths.map((path) => ({ path })));
  },
});
const figures: Figures = {
  perSecond: result.requests.average,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failures: result.errors + result.timeouts + result.non2xx,
  answered: result['2xx'],
};
process.stdout.write(JSON.stringify(figures));
