import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, flat } from '../support/chat.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;
let jose: Person;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  maria = await join(app);
  jose = await join(app);
});
afterAll(() => app.close());

const answerTo = async (question: string, { client } = maria) => {
  const { text, notices, offers, done } = await ask(client, question);
  expect(done).toBe(true);
  return { said: flat(text), verses: text.filter(({ type }) => type !== 'text'), notices, offers };
};

describe('without a model the chat', () => {
  test.each([
    'obrigado',
    'oi',
    'oi bom dia',
    'amém!',
    'Bom dia irmão',
    'kkkk',
    'muito obrigada pela ajuda',
    'obrigado, me ajudou muito',
    'bom dia irmão, tudo na paz?',
    'obrigada, Deus te abençoe, boa noite',
    'bom dia, que Deus abençoe seu dia',
    'muito obrigado mesmo, que o Senhor te abençoe ricamente e a sua família',
  ])('answers "%s" kindly, without a verse', async (message) => {
    const { said, verses } = await answerTo(message, jose);
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toContain('Ainda não temos');
    expect(verses).toEqual([]);
  });

  test('lets members pour out their hearts, and says who it is', async () => {
    const rute = await join(app);
    for (const message of ['quero desabafar', 'posso te contar uma coisa?', 'Preciso conversar']) {
      expect((await answerTo(message, rute)).said).toContain('Pode contar');
    }
    expect((await answerTo('quem é você?', rute)).said).toContain('Sou o Companheiro Bíblico');
    for (const question of ['quem é Deus?', 'quero falar sobre o batismo', 'me ajuda a orar']) {
      const { said } = await answerTo(question, rute);
      expect(said).not.toMatch(/Pode contar|Sou o Companheiro/);
      expect(said).not.toContain('Ainda não temos');
    }
  });

  test.each([
    ['amém, Deus abençoe, até amanhã', 'Até logo'],
    ['kkkk gostei dessa resposta', 'Que bom poder caminhar junto'],
    ['não, obrigada', 'Que bom poder caminhar junto'],
    ['glória a Deus, amém', 'Amém.'],
  ])('answers the courtesies of "%s"', async (message, words) => {
    const { said, notices } = await answerTo(message);
    expect(said).toContain(words);
    expect(notices).toEqual([]);
  });

  test('greets who laughs first', async () => {
    expect((await answerTo('kkkkkk oi', jose)).said).toContain('Olá!');
  });

  test.each([
    'qual a capital da França?',
    'qual foi o placar do jogo de ontem',
    'me passa uma receita de bolo',
  ])('says of "%s" that it has nothing, and what it has', async (question) => {
    const { said, verses, offers } = await answerTo(question);
    expect(said).toContain('Ainda não temos no acervo');
    expect(offers.length).toBeGreaterThan(0);
    // The one it names as an example.
    expect(verses).toHaveLength(1);
  });

  test.each([
    ['o que significa o Salmo 23', 'ovelha', 'Sobre Salmos.'],
    ['Filipenses 4:13?', 'Paulo a escreveu preso', 'Sobre Filipenses.'],
    ['A parábola do administrador infiel em Lucas 16', 'não elogiou o roubo', 'Sobre Lucas.'],
    ['me explica Mateus 6:9-13', 'Pai nosso', 'Sobre Mateus.'],
  ])('answers "%s" from its entry, with the book', async (question, words, book) => {
    const { said, notices } = await answerTo(question);
    expect(said).toContain(words);
    expect(said).toContain(book);
    expect(notices).toEqual([]);
  });

  test('takes "os" before an age for the article, not for Oseias', async () => {
    const { said } = await answerTo('vejo pornografia desde os 15, como paro?');
    expect(said).not.toContain('Oseias');
  });

  test('shows a verse that no entry is about in its words, with its book', async () => {
    const { said } = await answerTo('Rm 8:1');
    expect(said).toContain('[ROM.8.1]');
    expect(said).toContain('Sobre Romanos.');
  });

  test.each([
    ['quem escreveu Hebreus', 'Quem escreveu.'],
    ['do que fala o livro de Rute?', 'Noemi'],
    ['quando foi escrito o Apocalipse', 'Quando.'],
    ['quem escreveu o livro de Jó', 'Quem escreveu.'],
    ['primeira carta de Pedro, quem escreveu?', 'Silvano'],
    ['resumo de Rute para jovens', 'Noemi'],
    ['qual o tema central da carta aos Romanos', 'Romanos: '],
  ])('introduces the book of "%s"', async (question, words) => {
    const { said, notices } = await answerTo(question);
    expect(said).toContain(words);
    expect(notices).toEqual([]);
  });

  test('who asks for more than a book gets it, and not the book in place of it', async () => {
    const rute = await join(app);
    const scene = await answerTo('daniel na cova dos leões resumo pra criança', rute);
    expect(scene.said).toContain('leões');
    expect(scene.said).not.toContain('Daniel: ');
    const unknown = await answerTo('o livro de Judas fala de teletransporte quântico?', rute);
    expect(unknown.said).toContain('Judas: ');
    expect(unknown.notices).toEqual([]);
  });

  test.each([
    ['Ora por mim, estou com muito medo', 'Amém'],
    ['amor ao próximo', 'O estudo completo está em “Estudo por tema”'],
    ['1 co 13 explicação', 'Sobre 1 Coríntios'],
  ])(
    'gives what was asked for with "%s", without a word that it is only near',
    async (question, words) => {
      const { said, notices } = await answerTo(question, jose);
      expect(said).toContain(words);
      expect(notices).toEqual([]);
    },
  );

  test('heads a likely text by what it is, and says what else there is', async () => {
    const ana = await join(app);
    const { said, offers, notices } = await answerTo('gay vai pro céu?', ana);
    expect(notices).toEqual([]);
    expect(said).toMatch(/^Este texto pode ajudar: \*\*O que a Bíblia diz sobre homossexualidade/);
    expect(offers.length).toBe(2);
  });

  test('offers titles before any text where it is unsure, and opens each', async () => {
    const ana = await join(app);
    const { said, offers } = await answerTo('me ajuda com isso que estou passando em casa', ana);
    expect(said).toMatch(/mais de um texto|Ainda não temos/);
    expect(offers).toHaveLength(3);
    const [first] = offers;
    const opened = await ask(ana.client, first?.title ?? '', first ? { entry: first.id } : {});
    expect(flat(opened.text).length).toBeGreaterThan(200);
    expect(opened.offers).toEqual([]);
  });

  test.each([
    ['Filipenses 4:19', 'PHP.4.19'],
    ['salmo 91 explicação', 'PSA.91.1-6'],
    ['me explica João 3:16 por favor', 'JHN.3.16'],
  ])('shows the place asked for with "%s" first, in its stored words', async (question, key) => {
    const { text } = await ask((await join(app)).client, question);
    expect(text[0]).toMatchObject({ type: 'quotation', key });
  });

  test('shows verses first where a verse is asked for on a subject', async () => {
    const { text } = await ask((await join(app)).client, 'um versículo sobre ansiedade');
    expect(text[0]).toMatchObject({ type: 'quotation' });
    expect(flat(text)).not.toContain('Ainda não temos');
  });
});
