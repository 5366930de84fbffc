import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { type Figures, Shot } from './fire.ts';

/** The load generator in its own process: `node generator.ts FILE`, the figures as JSON. */
const shot = Shot.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
let clients = 0;
const ADDRESSES = 1000;

const addressOf = (client: number, index: number) =>
  `10.${client & 255}.${(index >> 8) & 255}.${index & 255}`;

const cookieOf = (turn: number) => {
  const cookie = shot.cookies?.[turn % shot.cookies.length];
  return cookie === undefined ? {} : { cookie };
};

const result = await autocannon({
  url: shot.origin,
  connections: shot.clients,
  duration: shot.seconds,
  headers: shot.headers,
  setupClient: (client) => {
    // Each client has paths of its own, so that no two of them ask for the same; and each request
    // comes from another address, because limits are for visitors and not for crowds.
    const own = clients++;
    const paths = shot.paths.filter((_, index) => index % shot.clients === own);
    client.setRequests(
      Array.from({ length: Math.max(paths.length, ADDRESSES) }, (_, index) => ({
        path: paths[index % paths.length] ?? '/',
        headers: {
          ...shot.headers,
          'x-forwarded-for': addressOf(own, index),
          ...cookieOf(own * ADDRESSES + index),
        },
      })),
    );
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
