import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRecentVerses } from '#server/ai/budget/usage.queries.ts';
import { cachedGeneration, NEW_A_DAY } from '#server/ai/cache/cached-generation.ts';
import type { AnswerCache, GenerationContext } from '#server/ai/generator.ts';
import { spend } from '#server/rate-limit/rate-limit.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { startAppWithModel, writeUnchecked } from '../support/app-with-model.ts';
import { ask, flat } from '../support/chat.ts';
import { explain } from '../support/explanations.ts';
import type { Reply } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

let maria: Person;

const SAID = 'Jesus fala a Nicodemos do amor de Deus.';
const answer = (reply: Reply) => fake.reply(() => reply);

const { app, fake } = await startAppWithModel();
await writeUnchecked(app);
beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  await app.context.db.deleteFrom('verseExplanations').execute();
  fake.requests.length = 0;
  answer({ pieces: [SAID] });
  maria = await joinWithConsent();
});

async function joinWithConsent(consent = true): Promise<Person> {
  const person = await join(app);
  await person.client.member.consent.set.mutate({ consent });
  return person;
}

function notAgain(): never {
  throw new Error('the answer was written again');
}

async function storedOnes() {
  return app.context.db.selectFrom('verseExplanations').selectAll().execute();
}

async function usageOf({ id }: Person) {
  await app.context.background.settled();
  return app.context.db
    .selectFrom('aiUsage')
    .select(['source', 'status', 'generator'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute();
}

describe('with a model', () => {
  test('the verse may be named by its book and its words, of which the stored ones count', async () => {
    const stream = await maria.client.ai.bibleVerseExplanation.mutate(
      Object.assign(
        { book: '1 coríntios', chapter: 13, verseNumber: 4 },
        { verse: 'Outro texto.' },
      ),
      { context: { stream: true } },
    );
    const events = await Array.fromAsync(stream);
    expect(events.at(-1)).toMatchObject({ type: 'done' });
    const asked = JSON.stringify(fake.requests.at(-1)?.messages);
    expect(asked).toContain('Explique 1 Coríntios 13:4');
    expect(asked).not.toContain('Outro texto.');
    await expect(explain(maria.client, { book: 'Enoque' })).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
  });

  test('a verse is explained once, and stored for all readers', async () => {
    expect(await explain(maria.client)).toMatchObject({ source: 'model', done: true });
    const jose = await joinWithConsent();
    const later = await explain(jose.client);
    expect(later).toMatchObject({ source: 'model', done: true });
    expect(flat(later.text)).toBe(SAID);
    expect(fake.requests).toHaveLength(1);
    expect(await usageOf(maria)).toMatchObject([{ source: 'model', status: 'done' }]);
    expect(await usageOf(jose)).toEqual([
      { source: 'cache', status: 'done', generator: 'verse-explanation' },
    ]);
  });

  test('other verses, and other translations, are explained apart', async () => {
    await explain(maria.client);
    await explain(maria.client, { verseNumber: 17 });
    await explain(maria.client, { translation: 'almeida-selecao' });
    expect(fake.requests).toHaveLength(3);
    expect(await storedOnes()).toHaveLength(3);
  });

  test('the model is given the stored text around the verse, and nothing about the member', async () => {
    await explain(maria.client);
    const sent = JSON.stringify(fake.requests);
    const chapter = await app.context.bible.chapter('JHN', 3);
    for (const verse of [11, 16, 21]) expect(sent).toContain(chapter?.verses[verse - 1]?.text);
    expect(sent).not.toContain(maria.email);
  });

  test('a hundred who ask at the same time share one answer', async () => {
    answer({ pieces: ['Jesus fala a Nicodemos ', 'do amor ', 'de Deus.'], delayMs: 150 });
    // Twenty questions a minute are allowed to each.
    const people = [
      maria,
      ...(await Promise.all(Array.from({ length: 4 }, () => joinWithConsent()))),
    ];
    const heard = await Promise.all(
      people.flatMap(({ client }) => Array.from({ length: 20 }, () => explain(client))),
    );
    expect(heard).toHaveLength(100);
    for (const { text, source, done } of heard) {
      expect([flat(text), source, done]).toEqual([SAID, 'model', true]);
    }
    expect(fake.requests).toHaveLength(1);
    expect(await storedOnes()).toHaveLength(1);
  });

  test('an answer that was stored since the first look is not written again', async () => {
    const { db, bible, ai: engine } = app.context;
    const context: GenerationContext = {
      ...{
        db,
        bible,
        engine,
        userId: maria.id,
        now: new Date(),
        today: '2026-11-26',
        payer: 'member',
      },
      recentVerses: async () => new Set(),
      signal: new AbortController().signal,
    };
    const looks = [null, SAID];
    const cache: AnswerCache<string> = {
      name: 'stored since',
      read: async () => looks.shift() ?? null,
      insert: async () => {},
      partsOf: (text) => [{ path: 'explanation', part: { type: 'text', text } }],
      recentVerses: async () => new Set(),
    };
    const events = [];
    for await (const event of cachedGeneration(context, 'verse-explanation', cache, notAgain)) {
      events.push(event);
    }
    expect(events.at(-1)).toEqual({ type: 'done', result: SAID });
  });

  test.each<[string, Reply]>([
    ['cut', { pieces: ['Jesus fala a Nicodemos '], ending: 'cut' }],
    ['failed', { pieces: [], status: 500 }],
  ])(
    'an answer that is %s is stood in for and not stored, and the next reader gets a whole one',
    async (_name, reply) => {
      answer(reply);
      expect(await explain(maria.client)).toMatchObject({ source: 'library', notices: ['down'] });
      expect(await storedOnes()).toEqual([]);
      answer({ pieces: [SAID] });
      expect(flat((await explain(maria.client)).text)).toBe(SAID);
      expect(await storedOnes()).toHaveLength(1);
    },
  );

  test('when the first of two leaves the other has it written; when all leave it ends, and nothing is stored', async () => {
    answer({ pieces: Array.from({ length: 100 }, () => 'A graça de Deus basta. '), delayMs: 30 });
    const aborted = fake.aborted();
    const [first, second] = [new AbortController(), new AbortController()];
    const leaveAtOnce = (who: AbortController) => ({
      signal: who.signal,
      onPart: () => who.abort(),
    });
    const asked = [
      explain(maria.client, {}, leaveAtOnce(first)),
      until(() => fake.requests.length === 1).then(() =>
        explain(maria.client, {}, leaveAtOnce(second)),
      ),
    ];
    await Promise.all(asked.map((each) => expect(each).rejects.toThrow()));
    await until(() => fake.aborted() === aborted + 2);
    expect(fake.requests).toHaveLength(2);
    await until(async () => (await usageOf(maria)).every(({ status }) => status === 'aborted'));
    expect(await storedOnes()).toEqual([]);
    // The verse is free again at once: nobody waits for the one that was given up.
    answer({ pieces: [SAID] });
    expect(flat((await explain(maria.client)).text)).toBe(SAID);
  });
});

describe('the budget', () => {
  const { limits } = app.context.ai;
  const usedBy = async (scope: string) => {
    await app.context.background.settled();
    const row = await app.context.db
      .selectFrom('aiBudgets')
      .select('tokens')
      .where('scope', '=', scope)
      .executeTakeFirst();
    return Number(row?.tokens ?? 0);
  };
  /** @param scope a member, or the site */
  const setUsed = (scope: string, tokens: number) =>
    app.context.db
      .insertInto('aiBudgets')
      .values({ day: brazilianDay(new Date()), scope, tokens: String(tokens) })
      .execute();
  beforeEach(async () => {
    await app.context.db.deleteFrom('aiBudgets').execute();
  });

  test('that pays is the site’s, even for a member whose own budget is spent', async () => {
    await setUsed(maria.id, limits.memberDailyTokens);
    expect(await ask(maria.client, 'O que é a fé?')).toMatchObject({ notices: ['budget'] });
    expect(await usedBy('site')).toBe(0);
    expect(await explain(maria.client)).toMatchObject({ source: 'model', done: true });
    expect(await usedBy('site')).toBeGreaterThan(0);
    expect(await usedBy(maria.id)).toBe(limits.memberDailyTokens);
  });

  test('of the site, once spent, leaves the library', async () => {
    await setUsed('site', limits.siteDailyTokens);
    expect(await explain(maria.client)).toMatchObject({ source: 'library', notices: ['budget'] });
    expect(await usedBy('site')).toBe(limits.siteDailyTokens);
    expect(await usedBy(maria.id)).toBe(0);
    await app.context.db.deleteFrom('aiBudgets').execute();
  });

  test('of a member pays when they have had hundreds made on one day', async () => {
    const before = limits.memberDailyTokens - 6500;
    await setUsed(maria.id, before);
    await spend(app.context.db, 'answers for everybody', maria.id, NEW_A_DAY);
    await app.context.db
      .updateTable('rateLimits')
      .set({ hits: NEW_A_DAY.max })
      .where('key', 'like', 'answers for everybody:%')
      .execute();
    answer({ pieces: [SAID], usage: { prompt_tokens: 2000, completion_tokens: 1500 } });
    expect(await explain(maria.client)).toMatchObject({ source: 'model', done: true });
    expect([await usedBy(maria.id), await usedBy('site')]).toEqual([before + 3500, 3500]);
    expect(await explain(maria.client, { verseNumber: 17 })).toMatchObject({
      source: 'library',
      notices: ['budget'],
    });
    // The answer they paid for is stored for all, and reading it costs nobody anything.
    expect(await explain(maria.client)).toMatchObject({ source: 'model', done: true });
    expect(await usedBy(maria.id)).toBe(before + 3500);
  });
});

test('a member who joins a running answer is booked as its reader', async () => {
  answer({
    pieces: ['Veja o que vem depois:\n\n{{João 3:17}}\n\n', 'Jesus fala de Deus.'],
    delayMs: 150,
  });
  const jose = await joinWithConsent();
  await Promise.all([explain(maria.client), explain(jose.client)]);
  expect(fake.requests).toHaveLength(1);
  const sources = [...(await usageOf(maria)), ...(await usageOf(jose))].map(({ source }) => source);
  expect(sources.sort()).toEqual(['cache', 'model']);
  for (const { id } of [maria, jose]) {
    expect([...(await readRecentVerses(app.context.db, id))]).toEqual(['JHN.3.17']);
  }
});

describe('consent', () => {
  test('is required before anything is sent, but not for a stored explanation', async () => {
    const jose = await join(app);
    await expect(explain(jose.client)).rejects.toMatchObject({
      data: { code: 'CONSENT_REQUIRED' },
    });
    expect(fake.requests).toEqual([]);
    await explain(maria.client);
    expect(await explain(jose.client)).toMatchObject({ source: 'model', done: true });
    expect(fake.requests).toHaveLength(1);
  });

  test('refused means the library, even where a model’s answer is stored', async () => {
    await explain(maria.client);
    const jose = await joinWithConsent(false);
    expect(await explain(jose.client)).toMatchObject({
      source: 'library',
      notices: ['declined'],
      done: true,
    });
  });
});

test('signed out nothing is explained', async () => {
  await expect(explain(clientWith(app))).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  });
});

test.each([
  ['a verse beyond the chapter', { verseNumber: 37 }, 'INVALID_INPUT'],
  ['verse 0', { verseNumber: 0 }, 'INVALID_INPUT'],
  ['a chapter beyond the book', { chapter: 22 }, 'INVALID_INPUT'],
  ['an unknown translation', { translation: 'nao-existe' }, 'NOT_FOUND'],
  ['a translation’s name too long', { translation: 'x'.repeat(41) }, 'INVALID_INPUT'],
] as const)('%s is refused', async (_name, place, code) => {
  await expect(explain(maria.client, place)).rejects.toMatchObject({ data: { code } });
  expect(fake.requests).toEqual([]);
});

test.each([
  ['JHN', 3, 16, 'ROM.5.8'],
  ['MAT', 6, 9, 'LUK.11.2'],
  ['LUK', 11, 2, 'MAT.6.9'],
  ['ISA', 53, 5, '1PE.2.24'],
  ['ROM', 8, 28, 'GEN.50.20'],
  ['PSA', 23, 1, 'JHN.10.11'],
] as const)('the library names parallels of %s %i:%i', async (book, chapter, verseNumber, key) => {
  const jose = await joinWithConsent(false);
  const { text } = await explain(jose.client, { book, chapter, verseNumber });
  expect(flat(text)).toContain('Passagens paralelas');
  expect(flat(text)).toContain(`[${key}]`);
});

describe('several verses', () => {
  test('are explained together, on the member’s own budget and for them alone', async () => {
    const heard = await explain(maria.client, { furtherVerses: [18, 17] });
    expect(heard).toMatchObject({ source: 'model', done: true });
    expect(JSON.stringify(fake.requests)).toContain('Explique João 3:16-18');
    expect(await storedOnes()).toEqual([]);
    await app.context.background.settled();
    const budgets = await app.context.db
      .selectFrom('aiBudgets')
      .select('scope')
      .where('scope', '=', maria.id)
      .execute();
    expect(budgets).toHaveLength(1);
  });

  test('the library asks how they belong together', async () => {
    const jose = await joinWithConsent(false);
    const { text } = await explain(jose.client, { furtherVerses: [18] });
    expect(flat(text)).toContain('de um versículo ao outro?');
    const { text: alone } = await explain(jose.client);
    expect(flat(alone)).not.toContain('de um versículo ao outro?');
  });

  test.each([
    ['one that the chapter lacks', [37]],
    ['more than fit', Array.from({ length: 12 }, (_, index) => index + 17)],
  ])('with %s are refused', async (_name, furtherVerses) => {
    await expect(explain(maria.client, { furtherVerses })).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
    });
    expect(fake.requests).toEqual([]);
  });
});

describe('without a model', () => {
  let alone: TestApp;
  let jose: Person;
  beforeAll(async () => {
    alone = await startTestApp();
    jose = await join(alone);
  });
  afterAll(() => alone.close());

  const heardAt = async (place: Parameters<typeof explain>[1]) => {
    const heard = await explain(jose.client, place);
    expect(heard).toMatchObject({ source: 'library', notices: [], done: true });
    return flat(heard.text);
  };

  test('the library begins with its note on the verse, and ends with the book', async () => {
    const text = await heardAt({});
    expect(text).toMatch(/^\*\*O que diz\.\*\* Dito no diálogo com Nicodemos/);
    expect(text).toContain('“Jesus e Nicodemos”: leia [JHN.3.1-21] de uma vez.');
    expect(text).toContain('**O capítulo.** Nicodemos ensina Israel');
    expect(text).toMatch(/Leia também:\s+(?:“[^”]+”)?\[ROM\.5\.8\]/);
    const titles = [...text.matchAll(/\*\*([^*]+)\.\*\*/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'O que diz',
      'O trecho',
      'O capítulo',
      'Passagens paralelas',
      'O livro',
    ]);
  });

  test('two verses of one chapter have different places beside them', async () => {
    const [second, fifth] = [
      await heardAt({ book: 'JHN', chapter: 1, verseNumber: 2 }),
      await heardAt({ book: 'JHN', chapter: 1, verseNumber: 5 }),
    ];
    for (const text of [second, fifth]) {
      expect(text).toMatch(/^Não temos uma nota sobre este versículo\. Veja o contexto/);
      expect(text).toContain('“A Palavra se fez carne”: leia [JHN.1.1-18] de uma vez.');
      expect(text).not.toMatch(/\d+ vezes|dos 51/);
    }
    expect(second).toContain('[GEN.1.1]');
    expect(fifth).toContain('[ISA.9.2]');
    expect(fifth).not.toContain('[GEN.1.1]');
  });

  test('a section goes on in the next chapter, and a chapter of names is told', async () => {
    expect(await heardAt({ book: '1CO', chapter: 11, verseNumber: 1 })).toContain(
      'leia [1CO.10.23-11.1] de uma vez',
    );
    const text = await heardAt({ book: 'GEN', chapter: 36, verseNumber: 1 });
    expect(text).toMatch(/\*\*O capítulo\.\*\* \S/);
  });
});
