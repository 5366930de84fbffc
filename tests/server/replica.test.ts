import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db, OpenDatabase } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open.ts';
import { MOST_LATE_MS, Replica } from '#server/db/replica.ts';
import { createLog } from '#server/log.ts';
import { copyDatabase, copyOnServer } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { joinAsAdmin, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const log = createLog('silent');
const server = process.env['TEST_DATABASE_URL'] ?? '';

let primary: OpenDatabase;
let copy: OpenDatabase;
let app: TestApp;
let ana: Person;
let replica: Replica;
let now = 0;
/** A statement of the replica fails with this, where it is set. */
let refusal: Error | null = null;
/** How often something was read late. */
let reads = 0;

beforeAll(async () => {
  [primary, copy] = [await copyDatabase('seeded'), await copyDatabase('seeded')];
  const following = { primary: primary.db, replica: refusing(copy.db), log };
  replica = new Replica(following, () => now);
  const late: OpenDatabase['late'] = (read) => {
    reads++;
    return replica.read(read);
  };
  const database = { ...primary, late, isReplicaFit: () => replica.isFit };
  app = await startTestApp({ overrides: { database } });
  ana = await joinAsAdmin(app);
  // What tells the two apart.
  await copy.db.updateTable('readingPlans').set({ title: 'Da réplica' }).execute();
});
afterAll(async () => {
  await app.close();
  await copy.close();
});
beforeEach(async () => {
  refusal = null;
  now += 60_000;
  await follow();
  await replica.look();
  await follow();
  await replica.look();
});

function refusing(db: Db): Db {
  return new Proxy(db, {
    get: (target, name) => {
      if (refusal) throw refusal;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The beats of the primary arrive at the replica, as everything else would. */
async function follow(): Promise<void> {
  const { beat } = await primary.db
    .selectFrom('replicaBeats')
    .select('beat')
    .executeTakeFirstOrThrow();
  await copy.db.updateTable('replicaBeats').set({ beat }).execute();
}

async function readFrom(): Promise<'primary' | 'replica'> {
  const [plan] = await clientWith(app).readingPlans.list.query();
  return plan?.title === 'Da réplica' ? 'replica' : 'primary';
}

/** Looks each second, for some seconds. */
async function goOn(seconds: number, each: () => Promise<void> = async () => {}): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    now += 1000;
    await each();
    await replica.look();
  }
}

describe('what may be late', () => {
  test('is read from the replica', async () => {
    expect(await readFrom()).toBe('replica');
  });

  test('is read from the primary while the replica lags, and from the replica again after it', async () => {
    await goOn(MOST_LATE_MS / 1000 - 1);
    expect(await readFrom()).toBe('replica');
    await goOn(3);
    expect(await readFrom()).toBe('primary');
    await goOn(2, follow);
    expect(await readFrom()).toBe('replica');
  });

  test('is read from the primary where nobody has looked for too long', async () => {
    now += MOST_LATE_MS + 1;
    expect(await readFrom()).toBe('primary');
  });

  test('is read from the primary at once where the replica refuses, until it answers again', async () => {
    refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(await readFrom()).toBe('primary');
    expect(replica.isFit).toBe(false);
    await goOn(2);
    refusal = null;
    expect(await readFrom()).toBe('primary');
    await goOn(2, follow);
    expect(await readFrom()).toBe('replica');
  });

  test('is read from the primary where the replica lacks what a release has added', async () => {
    refusal = Object.assign(new Error('relation does not exist'), { code: '42P01' });
    expect(await readFrom()).toBe('primary');
    expect(replica.isFit).toBe(true);
  });

  test('is no longer read from a replica that follows another database', async () => {
    await copy.db.updateTable('replicaBeats').set({ beat: '-1' }).execute();
    await goOn(7);
    expect(await readFrom()).toBe('primary');
  });

  test('is what statistics and exports read, and never what a member has just written', async () => {
    const { admin, member } = ana.client;
    const calls = {
      dashboard: () => admin.dashboard.stats.query(),
      analytics: () => admin.analytics.read.query({ days: 7 }),
      report: () => admin.reports.monthly.query({ month: '2026-10' }),
      export: async () => {
        for await (const _ of await member.personalData.export.mutate(undefined, {
          context: { stream: true },
        }));
      },
      diary: () => member.diary.list.query({}),
      session: () => ana.client.session.current.query(),
    };
    const late: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      reads = 0;
      await call();
      if (reads > 0) late.push(name);
    }
    expect(late).toEqual(['dashboard', 'analytics', 'report', 'export']);
  });
});

test('while nothing can be stored, the replica goes on being read', async () => {
  const away = new Proxy(primary.db, {
    get: () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  let isAway = false;
  const either = new Proxy(primary.db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(isAway ? away : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const orphan = new Replica({ primary: either, replica: copy.db, log }, () => now);
  await orphan.look();
  await follow();
  await orphan.look();
  isAway = true;
  for (let second = 0; second < 20; second++) {
    now += 1000;
    await orphan.look();
  }
  expect(orphan.isFit).toBe(true);
});

describe.runIf(server !== '')('two PostgreSQL databases', () => {
  test('a replica that is fit is read, and one that nobody hears is left out', async () => {
    const [url, replicaUrl] = [
      await copyOnServer(server, 'seeded'),
      await copyOnServer(server, 'seeded'),
    ];
    const whole = await openDatabase({ kind: 'postgres', url, replicaUrl, poolSize: 2 }, log);
    const other = await openDatabase({ kind: 'postgres', url: replicaUrl, poolSize: 1 }, log);
    const nameOf = () =>
      whole.late(async (db) => {
        const plan = await db.selectFrom('readingPlans').select('title').executeTakeFirst();
        return plan?.title;
      });
    await other.db.updateTable('readingPlans').set({ title: 'Da réplica' }).execute();
    expect(await nameOf()).not.toBe('Da réplica');
    await other.db.updateTable('replicaBeats').set({ beat: '1000000' }).execute();
    await until(() => whole.isReplicaFit());
    expect(await nameOf()).toBe('Da réplica');
    await other.close();
    await whole.close();

    const dead = `postgres://postgres@127.0.0.1:${await freePort()}/nowhere`;
    const alone = await openDatabase({ kind: 'postgres', url, replicaUrl: dead, poolSize: 2 }, log);
    expect(
      await alone.late((db) => db.selectFrom('readingPlans').select('slug').execute()),
    ).not.toEqual([]);
    expect(alone.isReplicaFit()).toBe(false);
    await alone.close();
  });
});
