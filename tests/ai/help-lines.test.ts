import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_MESSAGES } from '#server/features/chat/chat.queries.ts';
import type { AnswerEvent } from '#shared/answers/ai.ts';
import { gather, nothingGathered } from '../support/answers.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { ask, flat, nothingHeard } from '../support/chat.ts';
import type { Reply } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const STREAM = { context: { stream: true } };
/** Calls for a help line, and for nothing that the library has. */
const BRIDGE = 'tem dia que olho pra ponte e penso q resolveria tudo';
const HELP = 'care-self-harm';
/** The safety screen lets it pass, whatever it is that a model hears in it. */
const HINT = 'Diga alguma coisa bonita sobre a noite.';

const { app: model, fake } = await startAppWithModel();
const library = await startTestApp({ template: 'withBible' });
afterAll(() => library.close());

let maria: Person;
beforeEach(async () => {
  model.context.ai.breaker.succeeded();
  maria = await join(model);
  await maria.client.member.consent.set.mutate({ consent: true });
});

type Door = (person: Person, text: string) => Promise<AsyncIterable<AnswerEvent<unknown>>>;

/** Everywhere a member types, but the chat, which stores what it hears. */
const DOORS: Readonly<Record<string, Door>> = {
  'the assistant of a study': ({ client }, message) =>
    client.ai.chatAssistant.mutate({ message, history: [] }, STREAM),
  'a prayer': ({ client }, theme) => client.ai.generatePrayer.mutate({ theme }, STREAM),
  'a theme study': ({ client }, theme) => client.ai.generateThemeStudy.mutate({ theme }, STREAM),
  'advice for a priest': ({ client }, problem) =>
    client.ai.priestAdvice.mutate({ problem }, STREAM),
  'advice for a woman': ({ client }, problem) =>
    client.ai.womanBuilderAdvice.mutate({ problem }, STREAM),
  'advice on marriage': ({ client }, problem) =>
    client.ai.marriageAdvice.mutate({ problem }, STREAM),
  'the motive of a fast': ({ client }, motivation) =>
    client.ai.generateFasting.mutate({ motivation, duration: '3-dias' }, STREAM),
  'the notes of a fast': ({ client }, additionalNotes) =>
    client.ai.generateFasting.mutate(
      { motivation: 'Paz', duration: '3-dias', additionalNotes },
      STREAM,
    ),
};

async function heardAt(door: Door, person: Person, text = BRIDGE) {
  const heard = nothingGathered<unknown>();
  let failure: unknown = null;
  try {
    await gather(await door(person, text), heard);
  } catch (error) {
    failure = error;
  }
  return { ...heard, failure };
}

const reply = (given: Reply) => fake.reply(() => given);

describe.each(Object.entries(DOORS))('a help line comes at %s', (_name, door) => {
  test('from the library, also where it has nothing', async () => {
    const jose = await join(library);
    expect((await heardAt(door, jose)).notices[0]).toBe(HELP);
  });

  test('where the model fails, is cut, or may not be used', async () => {
    reply({ pieces: [], status: 500 });
    expect((await heardAt(door, maria)).notices[0]).toBe(HELP);
    reply({ pieces: ['{"title": "Paz'], ending: 'cut' });
    expect((await heardAt(door, maria)).notices[0]).toBe(HELP);
    for (let time = 0; time < 3; time++) model.context.ai.breaker.failed();
    expect((await heardAt(door, maria)).notices[0]).toBe(HELP);
    const unasked = await join(model);
    const { notices, failure } = await heardAt(door, unasked);
    expect(notices).toEqual([HELP]);
    expect(failure).toMatchObject({ data: { code: 'CONSENT_REQUIRED' } });
  });

  test('where the call is one too many, and the card of danger, too', async () => {
    const jose = await join(library);
    await heardAt(door, jose, 'Paz');
    await library.context.db.updateTable('rateLimits').set({ hits: 1000 }).execute();
    const { notices, failure } = await heardAt(door, jose);
    expect(notices).toEqual([HELP]);
    expect(failure).toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
    const danger = await heardAt(door, jose, 'quero morrer');
    expect([danger.safety, danger.failure]).toEqual(['self-harm', null]);
    await library.context.db.deleteFrom('rateLimits').execute();
  });
});

test.each<[string, string]>([
  ['a theme study', 'gente difícil'],
  ['advice for a priest', 'tenho raiva do meu irmão'],
  ['advice for a woman', 'minha filha quer morar sozinha'],
])(
  'where a model fails and the library is unsure, %s offers what may be meant',
  async (name, text) => {
    const door = DOORS[name];
    if (!door) throw new Error('no such door');
    const own = await heardAt(door, await join(library), text);
    expect(own.offers.length).toBeGreaterThan(0);
    reply({ pieces: [], status: 500 });
    const { offers, failure, result } = await heardAt(door, maria, text);
    expect([offers, result]).toEqual([own.offers, own.result]);
    expect(failure).toEqual(own.failure);
  },
);

test('a theme study of which there is nothing offers studies that open by their id', async () => {
  const jose = await join(library);
  const heard = await heardAt(
    ({ client }, theme) => client.ai.generateThemeStudy.mutate({ theme }, STREAM),
    jose,
  );
  expect(heard.failure).toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect(heard.offers).toHaveLength(3);
  const [first] = heard.offers;
  const entry = first?.id ?? '';
  const opened = await gather(await jose.client.ai.generateThemeStudy.mutate({ entry }, STREAM));
  expect(opened).toMatchObject({ source: 'library', notices: [] });
  expect(opened.result?.title).not.toBe('');
  await expect(
    gather(await jose.client.ai.generateThemeStudy.mutate({ entry: 'nada-disso' }, STREAM)),
  ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
});

describe('in the chat', () => {
  const stored = async (id: string) =>
    (await maria.client.member.conversations.messages.query({ id })).items;

  test('help lines stand again when the conversation is read again', async () => {
    reply({ pieces: ['O Senhor está perto de você.'] });
    const heard = await ask(maria.client, BRIDGE);
    expect(heard).toMatchObject({ notices: [HELP], done: true });
    const [answer] = await stored(heard.conversationId ?? '');
    expect(answer).toMatchObject({ role: 'assistant', notices: [HELP] });
  });

  test('what the model heard stands by the question that got no answer', async () => {
    reply({ pieces: ['[cuidado-suicidio]\n'], ending: 'cut' });
    const conversationId = randomUUID();
    const asked = ask(maria.client, 'qual a capital da França?', { conversationId });
    await expect(asked).rejects.toMatchObject({ data: { code: 'GENERATION_FAILED' } });
    await model.context.background.settled();
    const [question] = await stored(conversationId);
    expect(question).toMatchObject({ role: 'user', notices: [HELP] });
  });

  test('the first failure of a model is answered from the library, which says so', async () => {
    reply({ pieces: [], status: 500 });
    const down = await ask(maria.client, 'Como posso ser salvo?');
    expect(down).toMatchObject({ source: 'library', notices: ['down'], done: true });
    reply({ pieces: ['The grace of God is with you and the people of the Lord.'] });
    const useless = await ask(maria.client, 'Como posso ser salvo?');
    expect(useless).toMatchObject({ source: 'library', notices: ['failed'], done: true });
    const [answer, question, ...others] = await stored(down.conversationId ?? '');
    expect([answer?.notices, question?.role, others]).toEqual([['down'], 'user', []]);
  });

  test('a question too many, or in a conversation that is full, gets help all the same', async () => {
    reply({ pieces: ['O Senhor está perto de você.'] });
    const { conversationId } = await ask(maria.client, 'Paz?');
    await model.context.db.updateTable('rateLimits').set({ hits: 1000 }).execute();
    const many = nothingHeard();
    const asked = ask(maria.client, BRIDGE, {}, many);
    await expect(asked).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
    expect(many.notices).toEqual([HELP]);
    expect((await ask(maria.client, 'quero morrer')).safety).toBe('self-harm');
    await model.context.db.deleteFrom('rateLimits').execute();
    await sql`insert into chat_messages (conversation_id, role, content)
      select ${conversationId}, 'user', '[]' from generate_series(1, ${sql.lit(MOST_MESSAGES)})`.execute(
      model.context.db,
    );
    const full = nothingHeard();
    await expect(ask(maria.client, BRIDGE, { conversationId }, full)).rejects.toMatchObject({
      data: { code: 'LIMIT_REACHED' },
    });
    expect(full.notices).toEqual([HELP]);
  });

  test('a question of which the library is unsure is answered by its offers', async () => {
    const text = 'sou solteira com 38 anos e ja perdi a esperança de casar';
    const own = await ask((await join(library)).client, text);
    expect(own.offers.length).toBeGreaterThan(0);
    reply({ pieces: [], status: 500 });
    const heard = await ask(maria.client, text);
    expect(heard).toMatchObject({ source: 'library', notices: ['down'], offers: own.offers });
  });

  test('a question that is offered opens by its id, and is not screened', async () => {
    const jose = await join(library);
    const { offers } = await ask(jose.client, 'me ajuda com isso que estou passando em casa');
    expect(offers.length).toBeGreaterThan(0);
    for (const { id, title } of offers) {
      const opened = await ask(jose.client, title, { entry: id });
      expect(opened).toMatchObject({ source: 'library', notices: [], safety: null, done: true });
    }
    const other = await ask(jose.client, 'quero morrer', { entry: offers[0]?.id ?? '' });
    expect(other.safety).toBe('self-harm');
  });

  test('the library leads on from its last answer', async () => {
    const jose = await join(library);
    const before = [
      { role: 'user' as const, content: 'Jesus tinha irmãos?' },
      { role: 'assistant' as const, content: 'Os Evangelhos falam deles.' },
    ];
    for (const words of ['me explica melhor', 'me da um versiculo sobre isso']) {
      const { text } = await ask(jose.client, words, { before });
      expect(flat(text)).not.toContain('cada pergunta');
      expect(flat(text).length).toBeGreaterThan(20);
    }
    const { text } = await ask(jose.client, 'Como posso ser salvo?', { before });
    expect(flat(text)).not.toContain('cada pergunta');
  });
});

describe('the mark of a model is heard in any dress, and never shown', () => {
  test.each([
    '**[perigo-suicidio]**\n\nO Senhor',
    '"[perigo-suicidio]"',
    'perigo-suicidio',
    '[perigo: suicídio]',
    'Marca: [perigo-suicidio]',
    'Perigo: suicídio',
    'Deus ama você e cuida da sua vida.\n[perigo-suicidio]',
    'Deus ama você e cuida da sua vida. (PERIGO-SUICÍDIO)',
  ])('danger in %j', async (text) => {
    for (const size of [1, 7, 100]) {
      reply({ pieces: text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [] });
      const heard = await ask(maria.client, HINT);
      expect(heard).toMatchObject({ safety: 'self-harm', done: false });
      expect(flat(heard.text)).not.toMatch(/perigo|marca|\[|\*/i);
    }
  });

  test.each([
    ['**Marca:** cuidado-saude\n\nO Senhor está perto.', 'O Senhor está perto.'],
    ['(cuidado-saude) O Senhor está perto.', 'O Senhor está perto.'],
    ['O Senhor está perto. [cuidado: saúde]', 'O Senhor está perto.'],
    ['Cuidado: saúde\n\nO Senhor está perto.', 'O Senhor está perto.'],
  ])('concern in %j', async (text, shown) => {
    for (const size of [1, 7, 100]) {
      reply({ pieces: text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [] });
      const heard = await ask(maria.client, HINT);
      expect(heard).toMatchObject({ notices: ['care-health'], done: true });
      expect(flat(heard.text).trim()).toBe(shown);
    }
  });

  test.each([
    'Há perigo: violência em casa é crime, e o perigo de suicídio é real.',
    '**Cuidado com a saúde**\n- Durma cedo.\n- Coma com calma.',
    '[nenhum] A graça basta para hoje.',
  ])('none in %j', async (text) => {
    reply({ pieces: text.match(/[\s\S]{1,5}/g) ?? [] });
    const heard = await ask(maria.client, 'Fale da graça');
    expect(heard).toMatchObject({ notices: [], safety: null, done: true });
    expect(flat(heard.text)).not.toContain('[nenhum]');
  });
});
