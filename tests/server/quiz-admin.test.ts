import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuizDraft } from '#shared/quiz/quiz.ts';
import { quizCsv, readQuizText } from '#shared/quiz/quiz-csv.ts';
import { join, joinAs, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let rute: Person;

beforeAll(async () => {
  app = await startTestApp();
  rute = await joinAs(app, 'moderator');
});
afterAll(() => app.close());

const draft = (given: Partial<QuizDraft> = {}): QuizDraft => ({
  title: 'Arca',
  question: `Quem fez a arca ${randomUUID()}?`,
  category: 'Pentateuco',
  level: 'Fácil',
  optionA: 'Noé',
  optionB: 'Abraão',
  optionC: 'Moisés',
  optionD: 'Davi',
  correctAnswer: 'b',
  explanation: '',
  reference: 'gn 6.14',
  ...given,
});

const quiz = () => rute.client.admin.quiz;
const categories = () => rute.client.admin.quizCategories;

const actsOn = (subject: string) =>
  app.context.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

async function upload(text: string, name = 'perguntas.csv') {
  const events = [];
  const answer = await quiz().import.mutate({ name, text }, { context: { stream: true } });
  for await (const event of answer) events.push(event);
  return events;
}

/** A file of questions that no other test uploads. */
function fileOf(count: number, category = 'Enviadas'): string {
  const questions = Array.from({ length: count }, () => draft({ category, correctAnswer: 'B' }));
  return quizCsv(
    questions.map((each) => ({
      ...each,
      level: 'Fácil',
      correctAnswer: 'B',
      explanation: null,
      reference: null,
    })),
  );
}

const countOf = async (category: string) => {
  const { items } = await categories().list.query({});
  return items.find(({ name }) => name === category)?.questions ?? 0;
};

const idOf = async (name: string) =>
  (await categories().names.query()).find((each) => each.name === name)?.id ?? '';
const nameOf = async (id: string) =>
  (await categories().names.query()).find((each) => each.id === id)?.name ?? '';

async function undoLast() {
  const { id = '' } = (await quiz().undoable.query()) ?? {};
  return quiz().undo.mutate({ id });
}

describe('a question', () => {
  test('is created, found, changed, deleted and recovered, and every act is recorded', async () => {
    const typed = draft();
    const { id } = await quiz().create.mutate(typed);
    const [, words = ''] = /arca (.{8})/.exec(typed.question) ?? [];
    const found = await quiz().list.query({ query: `ARCA ${words}`, level: 'Fácil' });
    expect(found.items).toMatchObject([
      { id, correctAnswer: 'B', reference: 'Gênesis 6:14', explanation: null, timesShown: 0 },
    ]);
    expect((await quiz().list.query({ query: words, level: 'Médio' })).items).toEqual([]);

    await quiz().update.mutate({ id, ...typed, category: 'Nova categoria', level: 'Difícil' });
    expect(await quiz().question.query({ id })).toMatchObject({
      category: 'Nova categoria',
      level: 'Difícil',
    });
    await quiz().remove.mutate({ ids: [id] });
    expect(await quiz().question.query({ id })).toBeNull();
    await expect(quiz().remove.mutate({ ids: [id] })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    expect(await undoLast()).toEqual({ done: 1, repeated: 0 });
    expect(await quiz().question.query({ id })).toMatchObject({ level: 'Difícil' });
    expect(await actsOn(id)).toMatchObject([
      { action: 'quiz.create', actorId: rute.id, before: null, after: { level: 'Fácil' } },
      { action: 'quiz.update', before: { level: 'Fácil' }, after: { level: 'Difícil' } },
      { action: 'quiz.delete', before: { level: 'Difícil' } },
      { action: 'quiz.restore' },
    ]);
  });

  test.each<[Partial<QuizDraft>, string]>([
    [{ title: '  ' }, 'Campo obrigatório: Título'],
    [{ question: '' }, 'Campo obrigatório: Pergunta'],
    [{ category: '' }, 'Campo obrigatório: Categoria'],
    [{ level: '' }, 'Campo obrigatório: Nível'],
    [{ optionD: '' }, 'Campo obrigatório: Opção D'],
    [{ correctAnswer: '' }, 'Campo obrigatório: Resposta correta'],
    [{ correctAnswer: 'E' }, 'Resposta correta deve ser A, B, C ou D'],
    [{ level: 'Facílimo' }, 'Nível deve ser Fácil, Médio ou Difícil'],
    [{ title: 'x'.repeat(121) }, 'Título pode ter até 120 caracteres'],
  ])('with %j is refused: %s', async (given, message) => {
    await expect(quiz().create.mutate(draft(given))).rejects.toMatchObject({
      message,
      data: { code: 'INVALID_INPUT', field: Object.keys(given)[0] },
    });
  });

  test('is not stored twice, nor changed or recovered into another', async () => {
    const [one, other] = [draft(), draft()];
    const { id } = await quiz().create.mutate(one);
    const second = await quiz().create.mutate(other);
    const repeated = { message: 'Já existe uma pergunta igual nesta categoria.' };
    await expect(quiz().create.mutate(one)).rejects.toMatchObject(repeated);
    await expect(quiz().update.mutate({ ...second, ...one })).rejects.toMatchObject(repeated);
    await quiz().remove.mutate({ ids: [id] });
    await quiz().create.mutate(one);
    expect(await undoLast()).toEqual({ done: 0, repeated: 1 });
  });

  test('is deleted or moved with others, and one undo brings all back, once and for a while', async () => {
    const from = `De ${randomUUID()}`;
    const drafts = [draft({ category: from }), draft({ category: from }), draft()];
    const ids: string[] = [];
    for (const each of drafts) ids.push((await quiz().create.mutate(each)).id);
    const to = await categories().create.mutate({ name: `Para ${randomUUID()}` });
    await quiz().create.mutate({ ...draft(), ...drafts[1], category: await nameOf(to.id) });
    expect(await quiz().move.mutate({ ids, categoryId: to.id })).toEqual({ done: 2, repeated: 1 });
    expect(await quiz().undoable.query()).toMatchObject({ kind: 'quiz.move', rows: 2 });
    expect((await quiz().list.query({ categoryId: to.id })).items).toHaveLength(3);
    expect(await undoLast()).toEqual({ done: 2, repeated: 0 });
    expect((await quiz().list.query({ categoryId: to.id })).items).toHaveLength(1);
    expect(await countOf(from)).toBe(2);

    expect(await quiz().remove.mutate({ ids: [...ids, ...ids] })).toEqual({ removed: 3 });
    const { id = '' } = (await quiz().undoable.query()) ?? {};
    const other = await joinAs(app, 'moderator');
    expect(await other.client.admin.quiz.undoable.query()).toBeNull();
    const late = { message: 'Isto já não pode ser desfeito.', data: { code: 'NOT_FOUND' } };
    await expect(other.client.admin.quiz.undo.mutate({ id })).rejects.toMatchObject(late);
    expect(await quiz().undo.mutate({ id })).toEqual({ done: 3, repeated: 0 });
    await expect(quiz().undo.mutate({ id })).rejects.toMatchObject(late);

    await quiz().remove.mutate({ ids });
    await sql`update undoable_acts set created_at = now() - interval '11 minutes'`.execute(
      app.context.db,
    );
    expect(await quiz().undoable.query()).toBeNull();
  });

  test('is found first where a word begins with what was typed', async () => {
    const mark = `Zq${randomUUID().slice(0, 6)}`;
    const inside = await quiz().create.mutate(draft({ title: `x${mark}` }));
    const begins = await quiz().create.mutate(draft({ title: `Com ${mark}arca` }));
    const newest = await quiz().create.mutate(draft({ title: `De dentro: y${mark}` }));
    const found = async () => (await quiz().list.query({ query: mark })).items;
    expect((await found()).map(({ id }) => id)).toEqual([begins.id, newest.id, inside.id]);
  });

  test('shows how often it was shown and answered right, since it was last changed', async () => {
    const typed = draft({ category: `Estatística ${randomUUID()}`, correctAnswer: 'C' });
    const { id } = await quiz().create.mutate(typed);
    const { id: categoryId } =
      (await categories().names.query()).find(({ name }) => name === typed.category) ?? {};
    for (const chosen of ['C', 'D', null] as const) {
      const { client } = await join(app);
      const input = { categoryId: categoryId ?? '', level: 'Fácil' } as const;
      const attempt = await client.member.quiz.start.mutate(input);
      if (!chosen) continue;
      await client.member.quiz.answer.mutate({ attemptId: attempt.id, position: 1, chosen });
    }
    const stats = async () => (await quiz().list.query({ categoryId: categoryId ?? '' })).items[0];
    expect(await stats()).toMatchObject({ timesShown: 3, timesAnswered: 2, timesRight: 1 });
    await quiz().update.mutate({ id, ...typed, title: 'Outro título' });
    expect(await stats()).toMatchObject({ timesShown: 0, timesAnswered: 0, timesRight: 0 });
  });

  test('is among those to look at once most of five members answered it wrongly', async () => {
    const typed = draft({ category: `Difícil demais ${randomUUID()}`, correctAnswer: 'C' });
    const { id } = await quiz().create.mutate(typed);
    const { id: categoryId = '' } =
      (await categories().names.query()).find(({ name }) => name === typed.category) ?? {};
    const missed = async () =>
      (await quiz().list.query({ categoryId, missed: true })).items.map((each) => each.id);
    for (const chosen of ['C', 'C', 'D', 'D', 'A'] as const) {
      expect(await missed()).toEqual([]);
      const { client } = await join(app);
      const attempt = await client.member.quiz.start.mutate({ categoryId, level: 'Fácil' });
      await client.member.quiz.answer.mutate({ attemptId: attempt.id, position: 1, chosen });
    }
    expect(await missed()).toEqual([id]);
  });

  test('is listed page by page, newest first', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { items, next } = await quiz().list.query({ cursor });
      seen.push(...items.map(({ id }) => id));
      cursor = next;
    } while (cursor);
    expect(seen.length).toBeGreaterThan(300);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });
});

describe('a category', () => {
  test('is created with its name trimmed, and deleted while no question uses it', async () => {
    const name = `Rute ${randomUUID()}`;
    const { id } = await categories().create.mutate({ name: `  ${name} `, description: '' });
    expect((await categories().list.query({})).items[0]).toMatchObject({
      id,
      name,
      description: null,
      questions: 0,
    });
    await expect(categories().create.mutate({ name: name.toUpperCase() })).rejects.toMatchObject({
      message: 'Já existe uma categoria com este nome.',
    });
    await categories().remove.mutate({ id });
    expect(await actsOn(id)).toMatchObject([
      { action: 'quizCategory.create', after: { name } },
      { action: 'quizCategory.delete', before: { name } },
    ]);
  });

  test('needs a name', async () => {
    await expect(categories().create.mutate({ name: '   ' })).rejects.toMatchObject({
      message: 'Nome da categoria é obrigatório',
    });
  });

  test('in use is not deleted; a deleted question does not use it', async () => {
    const name = `Usada ${randomUUID()}`;
    const question = await quiz().create.mutate(draft({ category: name }));
    const { id } = (await categories().names.query()).find((each) => each.name === name) ?? {};
    await expect(categories().remove.mutate({ id: id ?? '' })).rejects.toMatchObject({
      message: `Não é possível deletar a categoria "${name}" pois ela está sendo usada em 1 quiz(es).`,
      data: { code: 'CONFLICT' },
    });
    await quiz().remove.mutate({ ids: [question.id] });
    await categories().remove.mutate({ id: id ?? '' });
    expect(await undoLast()).toEqual({ done: 0, repeated: 0 });
  });

  test('is renamed, and what was played in it goes with the name', async () => {
    const maria = await join(app);
    const [old, name] = [`Antiga ${randomUUID()}`, `Nova ${randomUUID()}`];
    await quiz().create.mutate(draft({ category: old }));
    const id = await idOf(old);
    const { id: attemptId } = await maria.client.member.quiz.start.mutate({
      categoryId: id,
      level: 'Fácil',
    });
    await maria.client.member.quiz.answer.mutate({ attemptId, position: 1, chosen: 'B' });
    await categories().update.mutate({ id, name, description: 'Com descrição' });
    expect((await categories().list.query({})).items).toContainEqual(
      expect.objectContaining({ id, name, description: 'Com descrição', questions: 1 }),
    );
    expect(await maria.client.member.quiz.best.query()).toMatchObject([{ category: name }]);
    expect((await actsOn(id)).at(-1)).toMatchObject({
      action: 'quizCategory.update',
      before: { name: old },
      after: { name },
    });
    await expect(
      categories().update.mutate({ id, name: 'pentateuco', description: '' }),
    ).rejects.toMatchObject({
      message: 'Já existe uma categoria com este nome. Para reunir as duas, use “Juntar”.',
    });
    const gone = { data: { code: 'NOT_FOUND' } };
    const nowhere = { id: randomUUID(), name: 'Nenhuma', description: '' };
    await expect(categories().update.mutate(nowhere)).rejects.toMatchObject(gone);
  });

  test('is merged into another, whose questions stay each once', async () => {
    const [one, two] = [`Uma ${randomUUID()}`, `Duas ${randomUUID()}`];
    const same = draft();
    await quiz().create.mutate({ ...same, category: one });
    await quiz().create.mutate({ ...same, category: two });
    await quiz().create.mutate(draft({ category: one }));
    const [id, intoId] = [await idOf(one), await idOf(two)];
    const gone = { data: { code: 'NOT_FOUND' } };
    await expect(categories().merge.mutate({ id, intoId: id })).rejects.toMatchObject(gone);
    await expect(categories().merge.mutate({ id, intoId: randomUUID() })).rejects.toMatchObject(
      gone,
    );
    expect(await categories().merge.mutate({ id, intoId })).toEqual({ moved: 1, repeated: 1 });
    expect(await countOf(two)).toBe(2);
    expect((await categories().names.query()).some((each) => each.id === id)).toBe(false);
    expect((await actsOn(id)).at(-1)).toMatchObject({
      action: 'quizCategory.merge',
      before: { name: one },
      after: { name: two, moved: 1, repeated: 1 },
    });
  });
});

describe('an uploaded file', () => {
  test('is stored with its categories, in steps of ten', async () => {
    const events = await upload(fileOf(25, 'Enviadas'));
    expect(events.at(-1)).toEqual({ kind: 'done', created: 25, repeated: [], total: 25 });
    for (const event of events.slice(0, -1)) expect(event).toMatchObject({ kind: 'progress' });
    expect(await countOf('Enviadas')).toBe(25);
  });

  test('with one wrong row stores nothing', async () => {
    const text = fileOf(20, 'Erradas').replace(/"Fácil"(?=[^"]*"Noé")(?!.*"Fácil")/s, '"Facílimo"');
    const [refusal] = await upload(text);
    expect(refusal).toMatchObject({
      kind: 'refused',
      message: '1 erro encontrado. Verifique o arquivo.',
      lines: ['Linha 21, coluna level (“Facílimo”): Nível deve ser Fácil, Médio ou Difícil'],
    });
    expect(await countOf('Erradas')).toBe(0);
    expect(await upload('x', 'quiz.xls')).toMatchObject([
      { kind: 'refused', message: 'Apenas arquivos CSV são aceitos' },
    ]);
  });

  test('sent twice at once is stored once', async () => {
    const text = fileOf(30, 'Ao mesmo tempo');
    const ends = (await Promise.all([upload(text), upload(text)])).map((events) => events.at(-1));
    const created = ends.map((end) => (end?.kind === 'done' ? end.created : null));
    expect(created.sort()).toEqual([0, 30]);
    expect(await countOf('Ao mesmo tempo')).toBe(30);
  });

  test('stores the same row once, and names the line that was there already', async () => {
    const [header = '', row = ''] = fileOf(1, 'Repetida').split('\r\n');
    const events = await upload([header, row, row].join('\n'));
    expect(events.at(-1)).toEqual({ kind: 'done', created: 1, repeated: [3], total: 2 });
  });

  test('that is cut on its way stores nothing', async () => {
    const body = JSON.stringify({ name: 'quiz.csv', text: fileOf(20, 'Cortadas') });
    const response = await fetch(`${app.baseUrl}/trpc/admin.quiz.import`, {
      method: 'POST',
      headers: { cookie: rute.cookie, origin: app.baseUrl, 'content-type': 'application/json' },
      body: body.slice(0, body.length / 2),
    });
    expect(response.status).toBe(400);
    expect(await countOf('Cortadas')).toBe(0);
  });

  test('of 5 MB is read, and of more is refused', async () => {
    const send = (size: number) => {
      const text = fileOf(2, 'Grande');
      return upload(text + ' '.repeat(size - text.length));
    };
    const megabytes = 5 * 1024 * 1024;
    expect((await send(megabytes)).at(-1)).toMatchObject({ kind: 'done', created: 2 });
    await expect(send(megabytes + 1)).rejects.toThrow('Arquivo muito grande. Máximo 5MB');
    expect(await countOf('Grande')).toBe(2);
  });

  test('of 500 questions is stored, and tells how far it is while it goes on', async () => {
    const text = fileOf(500, 'Muitas');
    const began = performance.now();
    const answer = await quiz().import.mutate(
      { name: 'muitas.csv', text },
      { context: { stream: true } },
    );
    const arrivals: number[] = [];
    let created = 0;
    for await (const event of answer) {
      if (event.kind === 'progress') arrivals.push(performance.now());
      if (event.kind === 'done') created = event.created;
    }
    expect(created).toBe(500);
    const spread = (arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0);
    expect(spread).toBeGreaterThan(0.3 * (performance.now() - began));
  });
});

test('all questions are exported in files that one import takes, and come back identically', async () => {
  const exported = async () => {
    const files: string[] = [];
    let cursor: string | null = null;
    do {
      const { csv, next } = await quiz().export.query({ cursor });
      files.push(csv);
      cursor = next;
    } while (cursor);
    return files;
  };
  await quiz().create.mutate(draft({ title: '=1+1', optionA: "'-x", explanation: 'a;"b"\nc' }));
  const files = await exported();
  const rowsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const file = readQuizText(text);
      if (file.kind === 'refused') throw new Error(file.message);
      return file.rows.map(({ question }) => JSON.stringify(question));
    });
  expect(files.length).toBeGreaterThan(1);
  await sql`truncate quiz_answers, quiz_questions, quiz_attempts, quiz_categories`.execute(
    app.context.db,
  );
  for (const text of files) await upload(text);
  expect(rowsOf(await exported()).sort()).toEqual(rowsOf(files).sort());
});

test('a file that takes long to read is read in a thread, and refused in the same words', async () => {
  const long = `${quizCsv([]).trimEnd()}\r\n${'"'.repeat(300_001)}`;
  const { kind, ...read } = readQuizText(long);
  expect(kind).toBe('refused');
  expect(await upload(long)).toEqual([
    { kind, message: 'message' in read ? read.message : '', lines: expect.any(Array) },
  ]);
});

test('the audit log takes additions only', async () => {
  const { db } = app.context;
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('auditLog').set({ action: 'quiz.update' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('append-only');
});
