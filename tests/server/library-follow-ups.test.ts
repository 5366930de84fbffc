import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, flat } from '../support/chat.ts';
import { join } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
});
afterAll(() => app.close());

const saidByMember = (content: string) => ({ role: 'user', content }) as const;

describe('the chat of the library goes on from its last answer', () => {
  const asked = 'o que a Bíblia diz sobre homossexualidade?';
  const goOn = async (...messages: string[]) => {
    const { client } = await join(app);
    const { text, offers } = await ask(client, messages.at(-1) ?? '', {
      before: [asked, ...messages.slice(0, -1)].map(saidByMember),
    });
    return { said: flat(text), verses: text.filter(({ type }) => type === 'quotation'), offers };
  };

  test('with another verse each time', async () => {
    const first = await goOn('um versículo sobre isso');
    const second = await goOn('um versículo sobre isso', 'me dá outro versículo');
    expect(first.verses).toHaveLength(1);
    expect(second.verses).toHaveLength(1);
    expect(second.verses).not.toEqual(first.verses);
  });

  test.each([
    ['explica melhor', /Para ir mais fundo/],
    ['e como continuar?', /Um passo a partir daqui/],
    ['não entendi', /Em poucas palavras/],
    ['resume pra mim', /Em poucas palavras/],
    ['outro', /Este texto pode ajudar: /],
    ['ora por mim sobre isso', /Amém/],
  ])('with "%s"', async (message, words) => {
    const { said } = await goOn(message);
    expect(said).toMatch(words);
    expect(said).not.toContain('Sobre que assunto?');
  });

  test('with another verse where a verse was given and "outro" is asked', async () => {
    const first = await goOn('um versículo sobre isso');
    const second = await goOn('um versículo sobre isso', 'tem outro?');
    expect(second.verses).toHaveLength(1);
    expect(second.verses).not.toEqual(first.verses);
  });

  test.each([
    ['não entendi', 'explica de um jeito mais simples'],
    ['explica melhor', 'tem certeza?'],
    ['o que eu faço?', 'e depois?'],
    ['não ajudou', 'quero outra coisa'],
  ])('and says something else when "%s" is followed by "%s"', async (once, again) => {
    const first = await goOn(once);
    const second = await goOn(once, again);
    expect(second.said).not.toEqual(first.said);
    for (const { said } of [first, second]) expect(said).not.toMatch(/Sobre que assunto|Ainda não/);
  });

  test.each(['onde tá escrito isso?', 'qual a passagem?'])(
    'with a verse for "%s"',
    async (message) => {
      expect((await goOn(message)).verses).toHaveLength(1);
    },
  );

  test.each([
    ['e pra minha filha?', /^O que está acima vale também/],
    ['e se ele não aceitar?', /Um passo a partir daqui|Este texto pode ajudar/],
    ['como aplico isso na minha vida?', /Um passo a partir daqui/],
  ])('with what serves for "%s" too', async (message, words) => {
    const { said } = await goOn(message);
    expect(said).toMatch(words);
  });

  test('and a first question of such words is a subject', async () => {
    const { client } = await join(app);
    const { text } = await ask(client, 'e como continuar?', {
      before: [saidByMember('como orar?')],
    });
    expect(flat(text)).toMatch(/^Um passo a partir daqui/);
  });

  test('and a prayer is shortened to its end', async () => {
    const { client } = await join(app);
    const before = [saidByMember('oração pelo meu marido')];
    const whole = flat((await ask(client, 'outra', { before })).text);
    const short = flat((await ask(client, 'mais curta', { before })).text);
    expect(short).toMatch(/Amém\.$|amém\.$/);
    expect(short.length).toBeLessThan(whole.length);
  });

  test('and thanks are only thanks', async () => {
    expect((await goOn('obrigada')).said).toContain('Que bom poder caminhar junto');
  });

  test('and asks what about where nothing was said yet', async () => {
    const { client } = await join(app);
    const { text } = await ask(client, 'explica melhor', { before: [saidByMember('oi')] });
    expect(flat(text)).toContain('Sobre que assunto?');
  });
});

describe('who asks for a word and names no subject', () => {
  test.each(['me manda uma promessa de Deus', 'uma palavra pra começar o dia', 'devocional'])(
    'as in "%s" gets a promise of Scripture, and another for another',
    async (message) => {
      const { client } = await join(app);
      const { text, notices } = await ask(client, message);
      expect(text.filter(({ type }) => type === 'quotation').length).toBeGreaterThan(0);
      expect(notices).toEqual([]);
      const more = await ask(client, 'outra', { before: [saidByMember(message)] });
      expect(flat(more.text)).not.toContain('Sobre que assunto?');
    },
  );

  test('but one on a subject gets its text', async () => {
    const { text } = await ask((await join(app)).client, 'uma palavra sobre ansiedade');
    expect(flat(text)).not.toMatch(/promessa/i);
  });
});
