import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedQuiz } from '#server/features/quiz/quiz.seed.ts';
import { importOnce } from '#server/features/quiz/quiz-import.queries.ts';
import type { Outputs } from '#server/router.ts';
import { QUIZ_LETTERS, QUIZ_LEVELS } from '#shared/quiz/quiz.ts';
import type { QuizRow } from '#shared/quiz/quiz-csv.ts';
import { join, joinAs, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

type Attempt = Outputs['member']['quiz']['attempt'];

let app: TestApp;
let maria: Person;
let clock = new Date('2026-03-04T15:00:00Z');

/** Ten questions a level: what comes after them can be told. */
const TEN_A_LEVEL = 'Dez por nível';

const tenALevel = (): QuizRow[] =>
  QUIZ_LEVELS.flatMap((level) =>
    Array.from({ length: 10 }, (_, at) => ({
      line: at + 2,
      question: {
        title: `${level} ${at + 1}`,
        question: `Qual é a resposta da pergunta ${at + 1} do nível ${level}?`,
        category: TEN_A_LEVEL,
        level,
        optionA: 'Adão',
        optionB: 'Boaz',
        optionC: 'Calebe',
        optionD: 'Davi',
        correctAnswer: QUIZ_LETTERS[at % QUIZ_LETTERS.length] ?? 'A',
        explanation: `A explicação da pergunta ${at + 1} do nível ${level}.`,
        reference: 'Gênesis 1:1',
      },
    })),
  );

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock } });
  await importOnce(app.context.db, 'tests/ten-a-level', tenALevel());
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await join(app);
});

const categoryNamed = async (name: string) => {
  const categories = await maria.client.member.quiz.categories.query();
  const found = categories.find((each) => each.name === name);
  if (!found) throw new Error(`no category ${name}`);
  return found;
};

const start = async (level: 'Fácil' | 'Médio' | 'Difícil' = 'Fácil', person = maria) => {
  const { id } = await categoryNamed(TEN_A_LEVEL);
  return person.client.member.quiz.start.mutate({ categoryId: id, level });
};

const answer = (
  attemptId: string,
  position: number,
  chosen: 'A' | 'B' | 'C' | 'D',
  person = maria,
) => person.client.member.quiz.answer.mutate({ attemptId, position, chosen });

async function answerAll({ id, questions }: Attempt, person = maria): Promise<number> {
  let right = 0;
  for (const { position } of questions) {
    if ((await answer(id, position, 'A', person)).isRight) right++;
  }
  return right;
}

test('a fresh installation has ten categories with thirty questions of each level', async () => {
  const categories = await maria.client.member.quiz.categories.query();
  const shipped = categories.filter(({ name }) => name !== TEN_A_LEVEL);
  expect(shipped).toHaveLength(10);
  for (const { name, easy, medium, hard } of shipped) {
    expect([easy, medium, hard], name).toEqual([30, 30, 30]);
  }
});

test('three quizzes of a level of thirty have no question twice', async () => {
  const ana = await join(app);
  const { id } = await categoryNamed('Pentateuco');
  const asked = new Set<string>();
  for (let turn = 1; turn <= 3; turn++) {
    const { questions } = await ana.client.member.quiz.start.mutate({
      categoryId: id,
      level: 'Fácil',
    });
    expect(new Set(questions.map(({ level }) => level))).toEqual(new Set(['Fácil']));
    for (const { title } of questions) asked.add(title);
    expect(asked.size).toBe(turn * 10);
  }
});

test('a restart restores nothing that was deleted or changed', async () => {
  const { db } = app.context;
  const { id } = await categoryNamed('Apocalipse e Esperança');
  const questions = db.selectFrom('quizQuestions').select('id').where('categoryId', '=', id);
  const [gone, changed] = await questions.orderBy('id').execute();
  await db
    .updateTable('quizQuestions')
    .set({ deletedAt: clock })
    .where('id', '=', gone?.id ?? '')
    .execute();
  await db
    .updateTable('quizQuestions')
    .set({ title: 'Mudada' })
    .where('id', '=', changed?.id ?? '')
    .execute();
  await seedQuiz(db);
  const left = await questions.select('title').where('deletedAt', 'is', null).execute();
  expect(left).toHaveLength(89);
  expect(left.some(({ title }) => title === 'Mudada')).toBe(true);
});

describe('a quiz', () => {
  test('has ten questions in random order, of the chosen level first', async () => {
    const { questions, category, level } = await start('Médio');
    expect({ category, level }).toEqual({ category: TEN_A_LEVEL, level: 'Médio' });
    expect(questions.map((each) => each.level)).toEqual(Array(10).fill('Médio'));
    const other = await start('Médio', await join(app));
    const titles = (of: typeof questions) => of.map(({ title }) => title);
    expect(titles(other.questions).sort()).toEqual(titles(questions).sort());
    expect(titles(other.questions)).not.toEqual(titles(questions));
  });

  test('never shows the same ten while others were not seen, even where none was answered', async () => {
    const ana = await join(app);
    const first = await start('Fácil', ana);
    const again = await start('Fácil', ana);
    const shown = new Set(first.questions.map(({ title }) => title));
    const anew = again.questions.filter(({ title }) => !shown.has(title));
    expect(anew.map(({ level }) => level)).toEqual(Array(3).fill('Médio'));
    expect(again.questions.filter(({ level }) => level === 'Fácil')).toHaveLength(7);
  });

  test('asks what was not answered first, then of the nearest level, and in the end the oldest', async () => {
    const ana = await join(app);
    const titles: string[][] = [];
    for (const level of ['Fácil', 'Médio', 'Difícil', 'Fácil'] as const) {
      const { id, questions } = await start('Fácil', ana);
      expect(new Set(questions.map((each) => each.level))).toEqual(new Set([level]));
      titles.push(questions.map(({ title }) => title));
      for (const { position } of questions) {
        await answer(id, position, 'A', ana);
      }
    }
    expect(new Set(titles.slice(0, 3).flat()).size).toBe(30);
    expect(titles[3]?.sort()).toEqual(titles[0]?.sort());
  });

  test('is filled up with other levels', async () => {
    const { db } = app.context;
    const { id } = await categoryNamed('Cartas');
    const kept = 3;
    const hard = await db
      .selectFrom('quizQuestions')
      .select('id')
      .where('categoryId', '=', id)
      .where('level', '=', 'Difícil')
      .offset(kept)
      .execute();
    const ids = hard.map((each) => each.id);
    await db
      .updateTable('quizQuestions')
      .set({ deletedAt: clock })
      .where('id', 'in', ids)
      .execute();
    const { questions } = await maria.client.member.quiz.start.mutate({
      categoryId: id,
      level: 'Difícil',
    });
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ level }) => level === 'Difícil')).toHaveLength(kept);
  });

  test('tells whether an answer is right, and finishes with the last one', async () => {
    const attempt = await start();
    const right = await answerAll(attempt);
    const { finishedAt, rightAnswers, questions } = await maria.client.member.quiz.attempt.query({
      id: attempt.id,
    });
    expect(finishedAt).not.toBeNull();
    expect(rightAnswers).toBe(right);
    for (const { answer: given } of questions) {
      expect(given).toMatchObject({
        chosen: 'A',
        isRight: given?.correctAnswer === 'A',
        changed: false,
      });
      expect(given?.explanation).toBeTruthy();
      expect(given?.reference).toMatch(/^[A-Z0-9]{3}\.\d+/);
    }
    const { quiz } = maria.client.member;
    expect((await quiz.history.query({})).items).toMatchObject([
      { id: attempt.id, category: TEN_A_LEVEL, questions: 10, rightAnswers: right },
    ]);
    expect(await quiz.best.query()).toEqual([
      { category: TEN_A_LEVEL, best: right * 10, times: 1 },
    ]);
  });

  test('counts the first answer to a question', async () => {
    const { id } = await start();
    const first = await answer(id, 1, 'A');
    const other = first.correctAnswer === 'A' ? 'B' : first.correctAnswer;
    expect(await answer(id, 1, other)).toEqual(first);
    const both = await Promise.all([answer(id, 2, 'B'), answer(id, 2, 'C')]);
    expect(both[0]).toEqual(both[1]);
  });

  test('finishes when its last answers come together', async () => {
    const { id, questions } = await start();
    await Promise.all(questions.map(({ position }) => answer(id, position, 'A')));
    const attempt = await maria.client.member.quiz.attempt.query({ id });
    expect(attempt.finishedAt).not.toBeNull();
    expect(attempt.rightAnswers).toBe(
      attempt.questions.filter((each) => each.answer?.isRight).length,
    );
  });

  test('belongs to its member', async () => {
    const { id } = await start();
    const jose = await join(app);
    const missing = { data: { code: 'NOT_FOUND' } };
    await expect(jose.client.member.quiz.attempt.query({ id })).rejects.toMatchObject(missing);
    await expect(answer(id, 1, 'A', jose)).rejects.toMatchObject(missing);
    await expect(answer(crypto.randomUUID(), 1, 'A')).rejects.toMatchObject(missing);
    await answerAll(await start());
    expect((await jose.client.member.quiz.history.query({})).items).toEqual([]);
    expect(await jose.client.member.quiz.best.query()).toEqual([]);
    await expect(clientWith(app).member.quiz.categories.query()).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
  });

  test('of a category without questions is refused in words', async () => {
    await expect(
      maria.client.member.quiz.start.mutate({ categoryId: crypto.randomUUID(), level: 'Fácil' }),
    ).rejects.toMatchObject({ message: 'Nenhuma pergunta encontrada para esta categoria' });
  });
});

test('no answer of the server tells the key of a question before its answer', async () => {
  const secrets = new Map<string, string>();
  const rows = await app.context.db
    .selectFrom('quizQuestions')
    .select(['question', 'explanation', 'reference'])
    .execute();
  for (const { question, explanation } of rows) secrets.set(question, explanation ?? '');
  const bodies: string[] = [];
  const call = async (path: string, input: unknown, method: 'GET' | 'POST') => {
    const url = `${app.baseUrl}/trpc/${path}`;
    const headers = {
      cookie: maria.cookie,
      origin: app.baseUrl,
      'content-type': 'application/json',
    };
    const text = JSON.stringify(input ?? null);
    const response = await (method === 'GET'
      ? fetch(`${url}?input=${encodeURIComponent(text)}`, { headers })
      : fetch(url, { method, headers, body: text }));
    const body = await response.text();
    bodies.push(body);
    return JSON.parse(body).result.data;
  };
  const { id: categoryId } = await categoryNamed('Profetas');
  const practice: Attempt = await call('member.quiz.start', { categoryId, level: 'Fácil' }, 'POST');
  const daily: Attempt = await call('member.quiz.startDaily', undefined, 'POST');
  const open = new Set([...practice.questions, ...daily.questions].map(({ question }) => question));
  const expectSecret = () => {
    for (const body of bodies) {
      for (const question of open) expect(body).not.toContain(secrets.get(question));
      expect(body.match(/"correctAnswer"/g) ?? []).toHaveLength(
        body.match(/"chosen"/g)?.length ?? 0,
      );
    }
    bodies.length = 0;
  };
  expectSecret();
  for (const attempt of [practice, daily]) {
    for (const { position, question } of attempt.questions) {
      await call('member.quiz.attempt', { id: attempt.id }, 'GET');
      await call('member.quiz.history', {}, 'GET');
      await call('member.quiz.categories', undefined, 'GET');
      await call('member.quiz.ranking', undefined, 'GET');
      open.delete(question);
      await call('member.quiz.answer', { attemptId: attempt.id, position, chosen: 'C' }, 'POST');
      expectSecret();
    }
  }
});

/** Accounts count in the ranking from their second day on. */
const makeOlder = () =>
  app.context.db
    .updateTable('users')
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();

describe('the quiz of the day', () => {
  test('has the same five questions for everybody, and others tomorrow', async () => {
    const jose = await join(app);
    const titles = ({ questions }: Attempt) => questions.map(({ title }) => title);
    const mine = await maria.client.member.quiz.startDaily.mutate();
    expect(titles(mine)).toHaveLength(5);
    expect(titles(await jose.client.member.quiz.startDaily.mutate())).toEqual(titles(mine));
    expect((await maria.client.member.quiz.startDaily.mutate()).id).toBe(mine.id);
    clock = new Date('2026-03-05T15:00:00Z');
    expect(titles(await maria.client.member.quiz.startDaily.mutate())).not.toEqual(titles(mine));
  });

  test('is that of the member’s own calendar, and its ranking that of its date anywhere', async () => {
    clock = new Date('2026-11-27T03:30:00Z');
    const jose = await join(app);
    await makeOlder();
    const quizIn = (zone: string, { cookie }: Person) =>
      clientWith(app, `${cookie}; zone=${zone}`).member.quiz;
    const manaus = quizIn('America/Manaus', maria);
    const lisbon = quizIn('Europe/Lisbon', jose);
    const [late, early] = [await manaus.startDaily.mutate(), await lisbon.startDaily.mutate()];
    expect([late.day, early.day]).toEqual(['2026-11-26', '2026-11-27']);
    expect((await manaus.ranking.query()).day).toBe('2026-11-26');
    // The next day the one in the west plays what the other played before, in the same ranking.
    await jose.client.member.quiz.joinRanking.mutate({ name: 'José de Lisboa' });
    await answerAll(early, jose);
    clock = new Date('2026-11-27T14:00:00Z');
    const next = await manaus.startDaily.mutate();
    expect(next.questions.map(({ title }) => title)).toEqual(
      early.questions.map(({ title }) => title),
    );
    expect((await manaus.ranking.query()).places.map(({ name }) => name)).toEqual([
      'José de Lisboa',
    ]);
  });

  test('has a ranking of those who joined, under the names they chose', async () => {
    clock = new Date('2026-03-06T15:00:00Z');
    const [jose, ana] = [await join(app), await join(app)];
    const result = new Map<string, number>();
    for (const [person, name] of [
      [maria, 'Maria'],
      [jose, 'José do Norte'],
    ] as const) {
      await person.client.member.quiz.joinRanking.mutate({ name });
      result.set(
        name,
        await answerAll(await person.client.member.quiz.startDaily.mutate(), person),
      );
    }
    await answerAll(await ana.client.member.quiz.startDaily.mutate(), ana);
    // The accounts are of today, and count from their second day on.
    const young = await maria.client.member.quiz.ranking.query();
    expect(young).toMatchObject({ name: 'Maria', isNew: true, places: [] });
    await makeOlder();
    const ranking = await ana.client.member.quiz.ranking.query();
    expect(ranking.name).toBeNull();
    expect(ranking.places.map(({ name }) => name).sort()).toEqual(['José do Norte', 'Maria']);
    for (const { name, rightAnswers } of ranking.places)
      expect(rightAnswers).toBe(result.get(name));
    await maria.client.member.quiz.leaveRanking.mutate();
    expect((await maria.client.member.quiz.ranking.query()).places).toHaveLength(1);
    // A name is one member's, in any spelling; a refused change leaves the name one has.
    await maria.client.member.quiz.joinRanking.mutate({ name: 'Mariana' });
    await expect(
      maria.client.member.quiz.joinRanking.mutate({ name: 'JOSÉ DO NORTE' }),
    ).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    expect((await maria.client.member.quiz.ranking.query()).name).toBe('Mariana');
  });

  test.each(['Maria Pinto', 'Ana L. Cunha', 'Dona Anna', 'Vovó Paula 70', 'D’Ávila', 'Zoë Łuczak'])(
    'has a place for the name %s',
    async (name) => {
      await maria.client.member.quiz.joinRanking.mutate({ name });
    },
  );

  test('shows no blocked member, and a name that was taken out does not come back', async () => {
    clock = new Date('2026-03-07T15:00:00Z');
    const rude = await join(app);
    await makeOlder();
    const block = (blockedAt: Date | null) =>
      app.context.db.updateTable('users').set({ blockedAt }).where('id', '=', rude.id).execute();
    await rude.client.member.quiz.joinRanking.mutate({ name: 'Fulano Ruim' });
    await answerAll(await rude.client.member.quiz.startDaily.mutate(), rude);
    const names = async () =>
      (await maria.client.member.quiz.ranking.query()).places.map(({ name }) => name);
    expect(await names()).toContain('Fulano Ruim');
    await block(new Date());
    expect(await names()).not.toContain('Fulano Ruim');
    await block(null);

    const moderator = await joinAs(app, 'moderator');
    const { quiz } = moderator.client.admin;
    expect(await quiz.rankingNames.query()).toContainEqual(
      expect.objectContaining({ userId: rude.id, name: 'Fulano Ruim' }),
    );
    await quiz.refuseName.mutate({ userId: rude.id });
    await expect(quiz.refuseName.mutate({ userId: rude.id })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    expect(await names()).not.toContain('Fulano Ruim');
    await expect(
      rude.client.member.quiz.joinRanking.mutate({ name: 'FULANO RUIM' }),
    ).rejects.toMatchObject({ message: /retirado por quem cuida do site/ });
    await rude.client.member.quiz.joinRanking.mutate({ name: 'Fulano Bom' });
    expect(await names()).toContain('Fulano Bom');
  });

  test.each([
    'x',
    'a'.repeat(31),
    'www.site.com',
    'https://x',
    'visite exemplo.com',
    '<b>oi</b>',
    '11987654321',
    'ligue 99999 9999',
    'bit.ly x',
    'Administrador',
    'Adm1n da Silva',
    'A d m i n',
    'Admın da Silva',
    'Аdmin',
    'Ａｄｍｉｎ',
    'Moderação',
    '９９９９９９９９９ a b',
    'Suporte',
    'M3rda',
    'p u t a',
    'Puuuta',
    '\u200b\u202e ',
    '  ',
  ])('has no place for the name %s', async (name) => {
    await expect(maria.client.member.quiz.joinRanking.mutate({ name })).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
    });
  });
});
