import { beforeEach, describe, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { ask, flat } from '../support/chat.ts';
import { join, type Person } from '../support/people.ts';
import { FASTING } from '../support/written-answers.ts';

/** The safety screen lets it pass, whatever it is that a model hears in it. */
const HINT = 'Diga alguma coisa bonita sobre a noite.';
const PLAN = { motivation: 'Paz', duration: '3-dias' } as const;
const STREAM = { context: { stream: true } };

const { app, fake } = await startAppWithModel();
let maria: Person;
beforeEach(async () => {
  fake.requests.length = 0;
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const rowsOf = (table: 'conversations' | 'aiUsage') =>
  app.context.db.selectFrom(table).select('userId').where('userId', '=', maria.id).execute();
const fast = async () => gather(await maria.client.ai.generateFasting.mutate(PLAN, STREAM));

describe('a model that hears danger in a message', () => {
  test('ends its answer with the card, and neither question nor answer is stored', async () => {
    fake.reply(() => ({ pieces: ['[peri', 'go-sui', 'cidio]', '\n\nO Senhor '] }));
    const heard = await ask(maria.client, HINT);
    expect(heard).toMatchObject({ safety: 'self-harm', text: [], done: false });
    expect(await rowsOf('conversations')).toEqual([]);
    await app.context.background.settled();
    expect(await rowsOf('aiUsage')).toHaveLength(1);
  });

  test('takes the message alone out of a conversation that there was before', async () => {
    fake.reply(() => ({ pieces: ['A graça basta para hoje.'] }));
    const { conversationId } = await ask(maria.client, 'Fale da graça');
    fake.reply(() => ({ pieces: ['[perigo-suicídio]'] }));
    expect(await ask(maria.client, HINT, { conversationId })).toMatchObject({
      safety: 'self-harm',
      conversationId,
    });
    const id = conversationId ?? '';
    const { items } = await maria.client.member.conversations.messages.query({ id });
    expect(items.map(({ role }) => role)).toEqual(['assistant', 'user']);
    expect(JSON.stringify(items)).not.toContain('bonita');
  });

  test('says so in a field of a structured answer', async () => {
    const written = { sinal: 'perigo-violencia', ...FASTING };
    fake.reply(() => ({ pieces: JSON.stringify(written).match(/[\s\S]{1,30}/g) ?? [] }));
    expect(await fast()).toMatchObject({ safety: 'violence', result: null, paths: [] });
  });
});

describe('a model that hears cause for concern', () => {
  test('answers below the help lines, and the signal is not shown', async () => {
    fake.reply(() => ({ pieces: ['[cuidado-', 'saude]\n', '\nO Senhor está ', 'perto de você.'] }));
    const heard = await ask(maria.client, HINT);
    expect(heard).toMatchObject({ notices: ['care-health'], safety: null, done: true });
    expect(flat(heard.text).trim()).toBe('O Senhor está perto de você.');
  });

  test('says so in a field of a structured answer, which is whole', async () => {
    const written = { sinal: 'cuidado-dinheiro', ...FASTING };
    fake.reply(() => ({ pieces: [JSON.stringify(written)] }));
    const heard = await fast();
    expect(heard.notices).toContain('care-money');
    expect(heard.result).not.toBeNull();
  });
});

test.each([
  ['[Uma palavra] de graça para você hoje.'],
  ['[nenhum] A graça basta para você hoje.'],
  ['[Amém, a graça basta para você.'],
])('an answer that begins with %s is no signal', async (text) => {
  fake.reply(() => ({ pieces: text.match(/[\s\S]{1,5}/g) ?? [] }));
  const heard = await ask(maria.client, 'Fale da graça');
  expect(heard).toMatchObject({ notices: [], safety: null, done: true });
  expect(flat(heard.text)).toContain('graça');
});

test('only what a member typed is listened to', async () => {
  fake.reply(() => ({ pieces: ['A graça basta para você hoje.'] }));
  await ask(maria.client, 'Fale da graça');
  expect(JSON.stringify(fake.requests.at(-1))).toContain('perigo-suicidio');
  await gather(await maria.client.ai.generateDailyWord.mutate({}, STREAM)).catch(() => null);
  expect(JSON.stringify(fake.requests.at(-1))).not.toContain('perigo-suicidio');
});
