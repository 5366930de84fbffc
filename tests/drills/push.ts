import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import webPush from 'web-push';
import { freePort } from '../support/free-port.ts';
import { CERTIFICATE, startPushService } from '../support/push-service.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import { type ServiceDrill, WAYS } from './services.ts';
import { ADMIN, Site } from './site.ts';

const MEMBERS = 3;
/** A push service is given up after ten seconds, and four reminders are sent at once. */
const MOST_MS = 60_000;

async function listen(way: string) {
  const port = await freePort();
  const answer = WAYS[way];
  if (!answer) return { port, close: async () => {} };
  const server = createServer(CERTIFICATE, answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reminders under a push service that fails: whom no device tells, a letter does. */
const pushDrill = (way: string): ServiceDrill => ({
  name: `push-${way}`,
  missing: POSTGRES_BIN ? null : 'programs of PostgreSQL',
  run: async (folder) => {
    const cluster = await Cluster.create(join(folder, 'cluster'));
    const service = await listen(way);
    const device = await startPushService();
    const trusted = join(folder, 'trusted.pem');
    writeFileSync(trusted, CERTIFICATE.cert);
    const keys = webPush.generateVAPIDKeys();
    const site = new Site({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: cluster.url,
      NODE_EXTRA_CA_CERTS: trusted,
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: `mailto:${ADMIN.email}`,
    });
    await site.start();
    const { p256dh, auth } = device.subscription;
    for (let member = 0; member < MEMBERS; member++) {
      const id = randomUUID();
      await cluster.ask(`insert into users (id, email, name, email_verified, must_change_password)
        values ('${id}', 'membro-${member}@exemplo.com.br', 'Ester', true, false)`);
      await cluster.ask(`insert into push_subscriptions (user_id, endpoint, p256dh, auth)
        values ('${id}', 'https://localhost:${service.port}/${member}', '${p256dh}', '${auth}')`);
      await cluster.ask(`insert into reminders
        (user_id, kind, hour, weekdays, channel, time_zone, zone_known, next_at)
        values ('${id}', 'verse', extract(hour from now() at time zone 'UTC')::int,
          '{1,2,3,4,5,6,7}', 'push', 'UTC', true, date_trunc('hour', now()))`);
    }
    const boss = new PgBoss({
      connectionString: cluster.url,
      schema: 'jobs',
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => {});
    await boss.start();
    const began = performance.now();
    await boss.send('note-reminders', {});
    const settled = async () => {
      const rows = await cluster.ask<{ state: string }>('select state from reminder_sends');
      return rows.filter(({ state }) => state === 'sent').length;
    };
    while ((await settled()) < MEMBERS && performance.now() - began < MOST_MS) await wait(100);
    const took = performance.now() - began;
    const sent = await settled();
    const letters = readdirSync(join(folder, 'data')).includes('outbox')
      ? readdirSync(join(folder, 'data/outbox')).length
      : 0;
    const ready = await site.isReady();
    await boss.stop({ graceful: false });
    const code = await site.end('SIGTERM');
    await Promise.all([service.close(), device.close()]);
    await cluster.stop('SIGQUIT');
    // A service that says that it took a notice is believed.
    const wanted = way === 'lying' ? 0 : MEMBERS;
    return {
      told:
        `${MEMBERS} reminders, ${sent} settled as sent within ${(took / 1000).toFixed(1)} s, ` +
        `${letters} of them by a letter; exit code ${code}`,
      failed: sent < MEMBERS || letters !== wanted || !ready || code !== 0,
    };
  },
});

export const PUSH_DRILLS: readonly ServiceDrill[] = Object.keys(WAYS).map(pushDrill);
