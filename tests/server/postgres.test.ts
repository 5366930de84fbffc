import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MOST_ENTRIES } from '#server/db/add-within.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { readLeaseEnd } from '#server/db/lease.queries.ts';
import { LEASES, withLease } from '#server/db/locks.ts';
import { migrate } from '#server/db/migrator.ts';
import { openDatabase } from '#server/db/open.ts';
import { removeQuestion } from '#server/features/chat/chat.queries.ts';
import { eraseMember } from '#server/features/personal-data/erase.queries.ts';
import { addRequest } from '#server/features/prayer-requests/prayer-requests.queries.ts';
import { createLog } from '#server/log.ts';
import { prepare } from '#server/start/prepare.ts';
import { ask } from '../support/chat.ts';
import { copyOnServer } from '../support/database.ts';
import { startOnLine } from '../support/database-line.ts';
import { startFakeOpenAI } from '../support/fake-openai.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const log = createLog('silent');
const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Behaviour that only a database apart from the process can show. */
describe.runIf(url !== '')('on a PostgreSQL server', () => {
  let admin: pg.Pool;
  let races = 0;

  beforeAll(() => {
    admin = new pg.Pool({ connectionString: url, max: 1 });
  });
  afterAll(() => admin.end());

  test('ten instances that start at once migrate it once', async () => {
    // The end of the run drops it, also where a first try has failed.
    const name = `${inject('templates').seeded}_race_${process.pid}_${++races}`;
    await admin.query(`create database ${name}`);
    const open = () => openDatabase({ kind: 'postgres', url: at(name), poolSize: 2 }, log);
    const databases = await Promise.all(Array.from({ length: 10 }, open));
    const applied = await Promise.all(databases.map(({ db }) => migrate(db)));
    const working = applied.filter((names) => names.length > 0);
    expect(working).toHaveLength(1);
    for (const database of databases) await database.close();
  });

  test('a host’s schema for extensions is found, and people are found without accents', async () => {
    const name = `${inject('templates').seeded}_hosted_${process.pid}_${++races}`;
    await admin.query(`create database ${name}`);
    const host = new pg.Client({ connectionString: at(name) });
    await host.connect();
    await host.query(`create schema extensions;
      create extension unaccent schema extensions;
      create extension pg_trgm schema extensions;
      alter database ${name} set search_path = public, extensions`);
    await host.end();
    const database = await openDatabase({ kind: 'postgres', url: at(name), poolSize: 4 }, log);
    const app = await startTestApp({ overrides: { database } });
    const { signal } = new AbortController();
    await prepare(app.context, () => {}, signal);
    await join(app, 'José Antônio');
    const ana = await joinAsAdmin(app);
    const { items } = await ana.client.admin.users.list.query({ words: 'jose antonio' });
    expect(items.map((each) => each.name)).toEqual(['José Antônio']);
    await app.close();
  });

  test('while it is away the site says so and goes on reading; when it is back, all works without a restart', async () => {
    const { app, line, close } = await startOnLine(url);
    const maria = await join(app);
    expect((await fetch(`${app.baseUrl}/readyz`)).status).toBe(200);
    const psalm = await app.context.bible.chapter('PSA', 23);

    line.cut();
    expect((await fetch(`${app.baseUrl}/readyz`)).status).toBe(503);
    expect((await fetch(`${app.baseUrl}/healthz`)).status).toBe(200);
    await expect(maria.client.session.current.query()).rejects.toMatchObject({
      data: { code: 'UNAVAILABLE' },
      message: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
    });
    expect(await app.context.bible.chapter('PSA', 23)).toEqual(psalm);
    const text = await app.context.bible.translation(null);
    const document = await fetch(
      `${app.baseUrl}/texts/${text?.id}/${text?.contentHash}/PSA.23.json`,
    );
    expect(document.status).toBe(200);

    line.restore();
    await until(async () => (await fetch(`${app.baseUrl}/readyz`)).status === 200);
    expect(await maria.client.session.current.query()).toMatchObject({
      user: { email: maria.email },
    });
    await close();
  });

  test('a restart of a moment is noticed by nobody', async () => {
    const { app, line, close } = await startOnLine(url);
    const maria = await join(app);
    line.cut();
    // The pool has lost its connections before anybody asks for one.
    await until(() => app.context.connections().open === 0);
    const text = `Pedido ${crypto.randomUUID()}`;
    const asked = Promise.all([
      fetch(`${app.baseUrl}/readyz`).then(({ status }) => status),
      maria.client.session.current.query().then((session) => session?.user.email),
      maria.client.member.prayerRequests.add
        .mutate({ key: crypto.randomUUID(), text, person: null, category: null })
        .then(() => 'stored'),
    ]);
    await until(() => line.refused() >= 3);
    line.restore();
    expect(await asked).toEqual([200, maria.email, 'stored']);
    const { items } = await maria.client.member.prayerRequests.list.query({
      answered: false,
      cursor: null,
    });
    expect(items.filter((item) => item.text === text)).toHaveLength(1);
    await close();
  });

  test('a read whose connection it ends is read again, and a change is told to be unsure', async () => {
    const { app, close } = await startOnLine(url);
    const maria = await join(app);
    const { db } = app.context;
    /** Ends the connections of statements that wait, while another has what they wait for. */
    const cutOff = async <Result>(call: () => Promise<Result>) => {
      const released = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const holding = db.transaction().execute(async (trx) => {
        await sql`lock table prayer_requests in access exclusive mode`.execute(trx);
        locked.resolve();
        await released.promise;
      });
      await locked.promise;
      const outcome = call();
      outcome.catch(() => {});
      await until(async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length > 0;
      });
      released.resolve();
      await holding;
      return outcome;
    };
    const list = () =>
      maria.client.member.prayerRequests.list.query({ answered: false, cursor: null });
    expect((await cutOff(list)).items).toEqual([]);
    const request = { key: crypto.randomUUID(), text: 'Paz', person: null, category: null };
    await expect(
      cutOff(() => maria.client.member.prayerRequests.add.mutate(request)),
    ).rejects.toMatchObject({ data: { code: 'UNAVAILABLE' } });
    await maria.client.member.prayerRequests.add.mutate(request);
    expect((await list()).items).toHaveLength(1);
    await close();
  });

  test('a read that waits while it goes away is told so, and the pool goes on', async () => {
    const { app, line, close } = await startOnLine(url);
    const maria = await join(app);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      app.context.db,
    );
    const holder = new pg.Client({ connectionString: at(rows[0]?.name ?? '') });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table prayer_requests in access exclusive mode');
    const list = () =>
      maria.client.member.prayerRequests.list.query({ answered: false, cursor: null });
    const waiting = list();
    waiting.catch(() => {});
    await until(async () => {
      const { rowCount } = await holder.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rowCount !== 0;
    });
    line.cut();
    await expect(waiting).rejects.toMatchObject({ data: { code: 'UNAVAILABLE' } });
    await holder.end();
    line.restore();
    await until(() =>
      list()
        .then(({ items }) => items.length === 0)
        .catch(() => false),
    );
    await close();
  });

  test('while it hangs every call has an answer; when it goes on, all works', async () => {
    const { app, line, close } = await startOnLine(url, { poolSize: 2 });
    const maria = await join(app);

    line.hang();
    const began = performance.now();
    // More than the pool has room for: the last ones wait for a connection first.
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fetch(`${app.baseUrl}/trpc/session.current`, { headers: { cookie: maria.cookie } }),
      ),
    );
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(503));

    line.resume();
    await until(async () => (await fetch(`${app.baseUrl}/readyz`)).status === 200);
    expect(await maria.client.session.current.query()).toMatchObject({
      user: { email: maria.email },
    });
    await close();
  });

  test('a start before the database waits for it', async () => {
    const { app, line, close } = await startOnLine(url, { cut: true });
    app.context.readiness.ready = false;
    const preparing = prepare(app.context, () => {}, new AbortController().signal);
    expect((await fetch(`${app.baseUrl}/readyz`)).status).toBe(503);
    line.restore();
    await preparing;
    expect((await fetch(`${app.baseUrl}/readyz`)).status).toBe(200);
    await close();
  });

  test('a start waits for an instance that is seeding', async () => {
    const copy = await copyOnServer(url, 'seeded');
    const open = (poolSize: number) => openDatabase({ kind: 'postgres', url: copy, poolSize }, log);
    const [database, other] = [await open(4), await open(1)];
    const app = await startTestApp({ overrides: { database } });
    app.context.readiness.ready = false;
    const seeded = Promise.withResolvers<void>();
    const { signal } = new AbortController();
    const seeding = withLease(other.db, LEASES.seed, () => seeded.promise, signal);
    await until(async () => (await readLeaseEnd(other.db, LEASES.seed.name)) !== null);
    const preparing = prepare(app.context, () => {}, signal);
    await until(async () => {
      const { rows } = await admin.query(
        `select 1 from pg_stat_activity where datname = $1 and query like '%insert into "leases"%'`,
        [new URL(copy).pathname.slice(1)],
      );
      return rows.length > 0;
    });
    expect(app.context.readiness.ready).toBe(false);
    seeded.resolve();
    await seeding;
    await preparing;
    expect(app.context.readiness.ready).toBe(true);
    await other.close();
    await app.close();
  });

  describe('where another process changes the same at the same moment', () => {
    let app: TestApp;
    let other: OpenDatabase;
    let inOther: pg.PoolClient;
    let owner: Person;
    let database: string;

    beforeAll(async () => {
      const copy = await copyOnServer(url, 'seeded');
      database = new URL(copy).pathname.slice(1);
      const open = (poolSize: number) =>
        openDatabase({ kind: 'postgres', url: copy, poolSize }, log);
      app = await startTestApp({ overrides: { database: await open(4) } });
      await app.context.db.updateTable('userRoles').set({ role: 'user' }).execute();
      owner = await joinAsAdmin(app);
      other = await open(1);
      inOther = await other.pool.connect();
    });
    afterAll(async () => {
      inOther.release();
      await other.close();
      await app.close();
    });

    /** Our change begins while the other process holds the row, and ends after the other's. */
    async function overtaken<Outcome>(
      held: [sql: string, values: unknown[]],
      change: () => Promise<Outcome>,
      others: [sql: string, values: unknown[]],
    ): Promise<Outcome> {
      await inOther.query('begin');
      await inOther.query(...held);
      const changed = change();
      await until(async () => {
        const { rows } = await admin.query(
          `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
          [database],
        );
        return rows.length > 0;
      });
      await inOther.query(...others);
      await inOther.query('commit');
      return changed;
    }

    test('of two administrators who leave at once one stays', async () => {
      const rita = await joinAsAdmin(app);
      const outcome = await overtaken(
        [`select * from user_roles where role = 'admin' for update`, []],
        () => eraseMember(app.context.db, owner.id),
        [`update user_roles set role = 'user' where user_id = $1`, [rita.id]],
      );
      expect(outcome).toBe('last-admin');
    });

    test('nobody adds beyond the most', async () => {
      await inOther.query(
        `insert into prayer_requests (user_id, idempotency_key, text)
         select $1, gen_random_uuid(), 'x' from generate_series(1, $2)`,
        [owner.id, MOST_ENTRIES - 1],
      );
      const request = { text: 'Paz', person: null, category: null };
      const key = crypto.randomUUID();
      const added = await overtaken(
        ['select * from users where id = $1 for no key update', [owner.id]],
        () => addRequest(app.context.db, owner.id, key, request, new Date()),
        [
          `insert into prayer_requests (user_id, idempotency_key, text)
           values ($1, gen_random_uuid(), 'x')`,
          [owner.id],
        ],
      );
      expect(added).toBeNull();
    });

    test('a conversation that goes on is not lost with a question that is taken back', async () => {
      const { rows } = await inOther.query<{ id: string }>(
        `insert into conversations (user_id, title) values ($1, 'Fé') returning id`,
        [owner.id],
      );
      const id = rows[0]?.id ?? '';
      const question = `insert into chat_messages (conversation_id, role, content)
        values ($1, 'user', '[{"type": "text", "text": "O que é a fé?"}]')`;
      await inOther.query(question, [id]);
      await overtaken(
        ['select * from conversations where id = $1 for update', [id]],
        () => removeQuestion(app.context.db, owner.id, id),
        [question, [id]],
      );
      const { rowCount } = await inOther.query('select from conversations where id = $1', [id]);
      expect(rowCount).toBe(1);
    });
  });

  test('what an answer used is booked when it is back', async () => {
    const fake = await startFakeOpenAI();
    const { app, line, close } = await startOnLine(url, { env: fake.env });
    const maria = await join(app);
    await maria.client.member.consent.set.mutate({ consent: true });
    const pieces = Array.from({ length: 10 }, () => 'a paz seja com a sua casa, ');
    fake.reply(() => ({
      pieces,
      delayMs: 50,
      usage: { prompt_tokens: 700, completion_tokens: 30 },
    }));
    const asked = ask(maria.client, 'Paz?', { onPart: () => line.cut() });
    await expect(asked).rejects.toThrow();

    line.restore();
    const usage = await until(() =>
      app.context.db
        .selectFrom('aiUsage')
        .select(['status', 'inputTokens', 'outputTokens'])
        .where('status', '<>', 'reserved')
        .executeTakeFirst(),
    );
    expect(usage).toEqual({ status: 'done', inputTokens: 700, outputTokens: 30 });
    const budgets = await app.context.db.selectFrom('aiBudgets').select('tokens').execute();
    expect(budgets.map(({ tokens }) => Number(tokens))).toEqual([730, 730]);
    await close();
    await fake.close();
  });
});
