import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { createAdmin } from '#server/features/users/first-admin.queries.ts';
import { ensureFirstAdmin } from '#server/features/users/first-admin.ts';
import type { QuizDraft } from '#shared/quiz/quiz.ts';
import { quizCsv } from '#shared/quiz/quiz-csv.ts';
import { bookletBy, bookletCategoryBy } from '../support/files.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

/** A second try of a test finds what the first one left. */
const fresh = (name: string) => `${name} ${randomUUID()}`;
const TIMES = Array.from({ length: 10 }, (_, at) => `Vez ${at + 1}`);

/** Only a server answers several connections at once, so that a missing lock shows. */
describe.runIf(process.env['TEST_DATABASE_URL'])('changes that come together', () => {
  let app: TestApp;
  let ana: Person;

  beforeAll(async () => {
    app = await startTestApp();
    ana = await joinAsAdmin(app);
  });
  afterAll(() => app.close());

  const admin = () => ana.client.admin;
  const acts = (subject: string) =>
    app.context.db
      .selectFrom('auditLog')
      .select(['action', 'before', 'after'])
      .where('subject', '=', subject)
      .orderBy('id')
      .execute();
  const together = (change: (description: string) => Promise<unknown>) =>
    Promise.all(TIMES.map(change));

  /** Each act began with what the one before it had left. */
  async function expectChain(subject: string, action: string): Promise<void> {
    const changes = (await acts(subject)).filter((act) => act.action === action);
    expect(changes).toHaveLength(TIMES.length);
    const described = (value: unknown) =>
      typeof value === 'object' && value !== null && 'description' in value
        ? value.description
        : null;
    for (const [at, { before }] of changes.entries()) {
      if (at > 0) expect(described(before)).toBe(described(changes[at - 1]?.after));
    }
  }

  test('to a book are recorded one after the other', async () => {
    const { id: categoryId } = await admin().bookCategories.create.mutate({
      name: fresh('Clássicos'),
    });
    const book = {
      name: 'Confissões',
      bookUrl: 'https://www.gutenberg.org/ebooks/3296',
      price: '29,90',
      categoryId,
    };
    const { id } = await admin().books.create.mutate(book);
    await together((description) => admin().books.update.mutate({ id, ...book, description }));
    await expectChain(id, 'book.update');
  });

  test('to a category of books are recorded one after the other', async () => {
    const name = fresh('Biografias');
    const { id } = await admin().bookCategories.create.mutate({ name });
    await together((description) =>
      admin().bookCategories.update.mutate({ id, name, description }),
    );
    await expectChain(id, 'bookCategory.update');
  });

  test('to a category of booklets are recorded one after the other', async () => {
    const name = fresh('Oração');
    const id = await bookletCategoryBy(ana, name);
    await together((description) =>
      admin().bookletCategories.update.mutate({ id, name, description }),
    );
    await expectChain(id, 'bookletCategory.update');
  });

  test('to a booklet are recorded one after the other, and each move counts', async () => {
    const categoryId = await bookletCategoryBy(ana, fresh('Ordem'));
    const booklet = await bookletBy(ana, { name: 'Último', categoryId });
    for (const name of TIMES) await bookletBy(ana, { name, categoryId });
    await together((description) => admin().booklets.update.mutate({ ...booklet, description }));
    await expectChain(booklet.id, 'booklet.update');
    await together(() => admin().booklets.move.mutate({ id: booklet.id, by: -1 }));
    const { items } = await admin().booklets.list.query({ query: '', categoryId });
    expect(items.map(({ name }) => name)).toEqual(['Último', ...TIMES.toReversed()]);
  });

  test('that say the same are recorded once', async () => {
    const { id } = await admin().bookCategories.create.mutate({ name: fresh('Infantis') });
    await together(() => admin().bookCategories.setActive.mutate({ id, isActive: false }));
    const recorded = (await acts(id)).filter(({ action }) => action.endsWith('.deactivate'));
    expect(recorded).toHaveLength(1);
  });

  test('to a category that is deleted while a question enters it keep both', async () => {
    const { id } = await admin().quizCategories.create.mutate({ name: fresh('Profetas') });
    const entering = await admin().quiz.create.mutate(questionOf(fresh('Salmos')));
    const { db } = app.context;
    let deleted: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('quizQuestions')
        .set({ categoryId: id })
        .where('id', '=', entering.id)
        .execute();
      deleted = admin()
        .quizCategories.remove.mutate({ id })
        .catch((error: unknown) => error);
      await until(() => isWaiting(db));
    });
    expect(await deleted).toMatchObject({ data: { code: 'CONFLICT' } });
  });

  test('by files with the same questions in another order are stored once', async () => {
    const category = fresh('Cartas');
    await admin().quizCategories.create.mutate({ name: category });
    const rows = Array.from({ length: 200 }, () => ({
      ...questionOf(category),
      level: 'Fácil' as const,
      correctAnswer: 'A' as const,
      explanation: null,
      reference: null,
    }));
    const send = async (text: string) => {
      const events = await admin().quiz.import.mutate(
        { name: 'perguntas.csv', text },
        { context: { stream: true } },
      );
      for await (const event of events) if (event.kind === 'done') return event.created;
      return null;
    };
    const ends = await Promise.all([send(quizCsv(rows)), send(quizCsv(rows.toReversed()))]);
    expect(ends.toSorted()).toEqual([0, rows.length]);
  });

  test('of an administrator by script promote that account alone, once', async () => {
    const [maria, jose] = [await join(app), await join(app)];
    const before = await rolesOf(app);
    const outcomes = await together(() =>
      createAdmin(app.context.db, { email: maria.email, password: null, promote: true }),
    );
    expect(outcomes).toEqual(TIMES.map(() => 'promoted'));
    expect((await acts(maria.id)).map((act) => act.before)).toEqual(
      TIMES.map((_, at) => ({ role: at === 0 ? 'user' : 'admin' })),
    );
    const after = await rolesOf(app);
    expect(after.get(jose.id)).toBe('user');
    expect([...after].filter(([id, role]) => before.get(id) !== role)).toEqual([
      [maria.id, 'admin'],
    ]);
    expect(await ensureFirstAdmin(app.context.db, null)).toBeNull();
  });
});

function questionOf(category: string): QuizDraft {
  return {
    title: 'Arca',
    question: fresh('Quem fez a arca?'),
    category,
    level: 'Fácil',
    optionA: 'Noé',
    optionB: 'Abraão',
    optionC: 'Moisés',
    optionD: 'Davi',
    correctAnswer: 'a',
    explanation: '',
    reference: '',
  };
}

/** Whether a connection to this database waits for a lock. */
async function isWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

async function rolesOf({ context }: TestApp): Promise<Map<string, string>> {
  const rows = await context.db.selectFrom('userRoles').select(['userId', 'role']).execute();
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}
