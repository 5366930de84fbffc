import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { PASSWORDS } from '#server/auth/passwords.ts';
import { migrate } from '#server/db/migrator.ts';
import { seedReadingPlans } from '#server/features/plans/reading/seed-plans.ts';
import { copyDatabase } from '../support/database.ts';
import { EARLY_FILE, EARLY_PASSWORD, EARLY_RELEASE, EARLY_ROWS } from '../support/early-release.ts';
import { cookieOf, postAuth } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Client, clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let cookie: string;
let maria: Client;

/** An installation of an early release, with its files, is brought up to date as a start does it. */
beforeAll(async () => {
  const database = await copyDatabase('seeded');
  const { direct } = database;
  for (const schema of ['public', 'visit_partitions', 'jobs']) {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(direct);
  }
  await sql`create schema public`.execute(direct);
  const early = Object.entries(MIGRATIONS).filter(([name]) => name <= EARLY_RELEASE);
  const migrator = new Migrator({
    db: direct,
    provider: { getMigrations: async () => Object.fromEntries(early) },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  for (const statement of EARLY_ROWS.split(/;\n/).filter((each) => each.trim() !== '')) {
    await sql.raw(statement).execute(direct);
  }
  const applied = await migrate(direct);
  expect(applied.length).toBe(Object.keys(MIGRATIONS).length - early.length);
  await seedReadingPlans(database.db);

  const dataDir = scratchFolder('early');
  const file = join(dataDir, 'files', EARLY_FILE.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, EARLY_FILE.bytes);
  app = await startTestApp({
    env: { DATA_DIR: dataDir },
    overrides: { database, passwords: PASSWORDS },
  });
  const email = 'maria@exemplo.com.br';
  const signedIn = await postAuth(app, '/sign-in/email', { email, password: EARLY_PASSWORD });
  expect(signedIn.status).toBe(200);
  cookie = cookieOf(signedIn);
  maria = clientWith(app, cookie);
}, 120_000);
afterAll(() => app?.close());

test('members and their roles are there, and so is what they saved', async () => {
  expect(await maria.session.current.query()).toMatchObject({
    role: 'user',
    user: { id: 'maria', name: 'Maria da Silva' },
  });
  const { items } = await maria.member.savedVerses.list.query({});
  expect(items).toMatchObject([
    { book: 'JHN', chapter: 3, userComment: 'No batismo do João', tags: ['batismo'] },
  ]);
  const roles = app.context.db.selectFrom('userRoles').select(['userId', 'role']);
  expect(await roles.orderBy('userId').execute()).toEqual([
    { userId: 'ana', role: 'admin' },
    { userId: 'maria', role: 'user' },
  ]);
  const marked = app.context.db.selectFrom('highlights').select(['book', 'verse', 'colour']);
  expect(await marked.execute()).toEqual([{ book: 'PSA', verse: 1, colour: 'green' }]);
});

test('a plan goes on where it stood, and its reminder is set', async () => {
  const days = await app.context.db
    .selectFrom('planDays')
    .innerJoin('planProgress', 'planProgress.id', 'planDays.progressId')
    .select(['planProgress.userId', 'planProgress.plan', 'planDays.day'])
    .orderBy('planDays.day')
    .execute();
  expect(days).toEqual([1, 2].map((day) => ({ userId: 'maria', plan: 'primeiros-passos', day })));
  const { status } = await fetch(
    `${app.baseUrl}/trpc/readingPlans.day?input=${encodeURIComponent('{"slug":"primeiros-passos","day":3}')}`,
    { headers: { cookie } },
  );
  expect(status).toBe(200);
  const reminders = app.context.db.selectFrom('reminders').select(['kind', 'hour', 'weekdays']);
  expect(await reminders.execute()).toMatchObject([{ hour: 7, weekdays: [1, 3, 5] }]);
});

test('quiz, diary and prayer requests are read as before', async () => {
  const { items } = await maria.member.quiz.history.query({});
  expect(items).toMatchObject([{ category: 'Evangelhos', rightAnswers: 1 }]);
  const diary = await maria.member.diary.list.query({});
  expect(diary.items).toMatchObject([{ title: 'Domingo' }]);
  const requests = await maria.member.prayerRequests.list.query({ answered: false });
  expect(requests.items).toMatchObject([{ text: 'A saúde do pai', person: 'Seu José' }]);
});

test('a booklet of that time opens with the same bytes', async () => {
  const answer = await fetch(`${app.baseUrl}/files/${EARLY_FILE.key}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(EARLY_FILE.bytes);
  const booklets = await maria.member.booklets.list.query({});
  expect(JSON.stringify(booklets)).toContain('Antiga apostila');
});
