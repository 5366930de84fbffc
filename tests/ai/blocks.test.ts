import { beforeEach, describe, expect, test } from 'vitest';
import { startAppWithModel, writeUnchecked } from '../support/app-with-model.ts';
import { ask, flat } from '../support/chat.ts';
import { join, type Person } from '../support/people.ts';

const { app, fake } = await startAppWithModel();
await writeUnchecked(app);
let maria: Person;

beforeEach(async () => {
  fake.requests.length = 0;
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const QUESTION = 'Como perdoar quem me magoou?';
const STORED = /^“Porque Deus amou o mundo de tal maneira.*”\[JHN\.3\.16\]$/m;

/** What is shown of an answer that comes in pieces of so many letters. */
async function shown(answer: string, size = 7, finish: 'stop' | 'length' = 'stop') {
  const pieces = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  fake.reply(() => ({ pieces, finish }));
  const heard = await ask(maria.client, QUESTION);
  return { ...heard, words: flat(heard.text) };
}

test('an answer is asked for in blocks, by schema and in words', async () => {
  await shown('{"say":"Respire fundo, e converse com quem magoou você.","on":[]}');
  expect(fake.requests[0]?.response_format?.type).toBe('json_schema');
  expect(String(fake.requests[0]?.messages[0]?.content)).toContain('{"verse": "João 3:16"}');
});

describe('a verse is its place alone, whose words are the stored ones', () => {
  test.each([
    [
      'one object by schema',
      '{"sinal":"nenhum","blocks":[{"say":"Deus cuida de você.","on":[]},{"verse":"João 3:16"},{"say":"Descanse nisso hoje.","on":[]}]}',
    ],
    [
      'an object a line',
      '{"say":"Deus cuida de você.","on":[]}\n{"verse":"João 3:16"}\n{"say":"Descanse nisso hoje.","on":[]}',
    ],
    [
      'a list within a fence, words beside the place',
      '```json\n[{"say":"Deus cuida de você."},{"verse":"João 3:16","text":"Deus amou o planeta inteiro"},\n{"say":"Descanse nisso hoje."}]\n```',
    ],
    [
      'other names for the same',
      '{"tipo":"fala","texto":"Deus cuida de você."}\n{"tipo":"versículo","lugar":"João 3:16","palavras":"Deus amou o planeta inteiro"}\n{"texto":"Descanse nisso hoje."}',
    ],
    ['a token in prose', 'Deus cuida de você.\n\n[[João 3:16]]\n\nDescanse nisso hoje.'],
  ])('%s', async (_, answer) => {
    for (const size of [3, 4000]) {
      const { words, done } = await shown(answer, size);
      expect(done).toBe(true);
      expect(words).toMatch(STORED);
      expect(words).toMatch(/^Deus cuida de você\.\n/);
      expect(words).toMatch(/\nDescanse nisso hoje\.\s*$/);
      expect(words).not.toMatch(/planeta|[{}"]|sinal/);
    }
  });
});

test('half a block at the end shows what was said, and no half of a place', async () => {
  const said = await shown('{"say":"Deus cuida de você. Ele ouve quem cha', 7, 'length');
  expect(said).toMatchObject({ cut: true });
  expect(said.words).toMatch(/^Deus cuida de você\./);
  const { words } = await shown('{"say":"Deus cuida de você."}\n{"verse":"João 3:1', 7, 'length');
  expect(words.trim()).toBe('Deus cuida de você.');
});

test('invented places show nothing, whatever words stand beside them', async () => {
  const { words } = await shown(
    '{"say":"Deus cuida de você."}\n{"verse":"Salmos 151:3","text":"Quem rega a saudade colhe ouro."}\n{"verse":"Hesitações 4:5"}\n{"say":"Descanse nisso hoje."}',
  );
  expect(words.replace(/\s+/g, ' ').trim()).toBe('Deus cuida de você. Descanse nisso hoje.');
});

test('a hundred verses, a block of 20 kB and 40,000 tokens end within the length of an answer', async () => {
  const many = await shown('{"verse":"João 3:16"}\n'.repeat(100), 500);
  expect(many.text.filter(({ type }) => type === 'quotation').length).toBeGreaterThan(50);
  const sentence = 'Converse com calma e escute a pessoa até o fim. ';
  const long = await shown(`{"say":"${sentence.repeat(420)}"}`, 500);
  expect(long.words.length).toBeGreaterThan(5000);
  expect(long.words.length).toBeLessThan(12_100);
  const endless = await shown(`{"say":"${sentence}"}\n`.repeat(2600), 4000);
  expect(endless.words.length).toBeLessThan(14_000);
}, 60_000);

test('quotation marks that are not escaped end no block', async () => {
  const { words } = await shown('{"say":"Diga "sinto muito" a quem você magoou.","on":[]}');
  expect(words).toContain('sinto muito');
  expect(words).toMatch(/a quem você magoou\.$/);
});

test('danger that a model hears is a field of the same answer', async () => {
  const heard = await shown('{"sinal":"perigo-violencia","blocks":[{"say":"Fique aí.","on":[]}]}');
  expect(heard.safety).toBe('violence');
  expect(heard.words).toBe('');
});

test('what an answer leans on stands with it, and in the store', async () => {
  fake.reply(({ messages }) => {
    const listed = String(messages[0]?.content).matchAll(/\n\[(\d)\] (“)?/g);
    const text = [...listed].find(([, , isText]) => isText)?.[1] ?? '';
    return { pieces: [`{"say":"Perdoar é um caminho.","on":["${text}","Mateus 18:21"]}`] };
  });
  const heard = await ask(maria.client, QUESTION);
  expect(heard.offers).toHaveLength(1);
  expect(heard.offers[0]?.title).toMatch(/perd/i);
  expect(flat(heard.text)).toMatch(/\n\nLeia também: .*\[MAT\.18\.21\].*\.$/);
  const stored = await maria.client.member.conversations.messages.query({
    id: heard.conversationId ?? '',
  });
  expect(stored.items[0]).toMatchObject({ source: 'model', offers: heard.offers });
});

test('a place that the answer names itself is not named again, and an invented number is nothing', async () => {
  const { words } = await shown(
    '{"say":"Leia Mateus 18:21 com calma.","on":["Mateus 18:21","77","Xis 3"]}',
  );
  expect(words).toBe('Leia [MAT.18.21] com calma.');
});
