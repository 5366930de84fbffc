import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { checkText, ScriptureFilter } from '#server/scripture/filter.ts';
import { ScriptureFinder } from '#server/scripture/finder.ts';
import { plainParts } from '#server/scripture/parts.ts';
import { appendPart, type Part, type RichText } from '#shared/answers/rich-text.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { loadCollections, stringsOf } from '../content/entries.ts';
import { flat } from '../support/chat.ts';
import { copyDatabase } from '../support/database.ts';
import { HONEST } from '../support/honest-answers.ts';
import { POISONED, POISONS } from '../support/poisons.ts';

let database: OpenDatabase;
let finder: ScriptureFinder;
let john316: string;

beforeAll(async () => {
  database = await copyDatabase('withBible');
  const bible = new Bible(database.db);
  finder = new ScriptureFinder(bible, database.db);
  john316 = (await bible.chapter('JHN', 3))?.verses[15]?.text ?? '';
});
afterAll(() => database.close());

const check = async (text: string) => flat(await checkText(finder, text));

async function checkPieces(text: string, size: number): Promise<string> {
  const filter = new ScriptureFilter(finder);
  let parts: RichText = [];
  for (let at = 0; at < text.length; at += size) {
    for (const part of await filter.push(text.slice(at, at + size)))
      parts = appendPart(parts, part);
  }
  for (const part of await filter.finish()) parts = appendPart(parts, part);
  return flat(parts);
}

test('the fixture holds the verse the examples lean on', () => {
  expect(john316).toMatch(/^Porque Deus amou o mundo de tal maneira/);
});

describe('references', () => {
  test.each([
    ['Veja João 3:16 e Romanos 8:28.', 'Veja [JHN.3.16] e [ROM.8.28].'],
    ['Leia (Mt 5:3-5).', 'Leia ([MAT.5.3-5]).'],
    ['Leia 1 Coríntios 13 hoje.', 'Leia [1CO.13] hoje.'],
    ['Os 12 discípulos saíram às 10:30.', 'Os 12 discípulos saíram às 10:30.'],
  ])('become parts: %s', async (text, expected) => {
    expect(await check(text)).toBe(expected);
  });

  test.each([
    ['Deus cuida de você (Ezequias 3:4).', 'Deus cuida de você.'],
    ['Deus cuida de você (João 3:99).', 'Deus cuida de você.'],
    ['Em Hesitações 4:5 aprendemos. Deus é bom.', 'Deus é bom.'],
    ['Como mostra João 30:1, Deus é bom. Confie.', 'Confie.'],
    ['O livro de Tobias 4:15 ensina a dar. Confie.', 'Confie.'],
  ])('that do not exist go: %s', async (text, expected) => {
    expect(await check(text)).toBe(expected);
  });
});

describe('quotations', () => {
  test.each([
    'Como diz João 3:16, “Deus amou o planeta e mandou um anjo”.',
    '“Deus amou tanto o mundo que deu prosperidade a todos” (João 3:16)',
    'Está escrito em João 3:16: Deus vai te dar um carro novo.',
    '> Deus ama e paga as dívidas\n\nJoão 3:16',
    '*Porque Deus quis que todos fossem ricos neste mundo* (João 3:16)',
    'João 3:16 — "Porque eu te darei vitória sobre o vizinho."',
    '**João 3:16:** Porque o Senhor te fará prosperar muito.',
  ])('are replaced by the stored words: %s', async (text) => {
    const shown = await check(text);
    expect(shown).not.toMatch(/planeta|prosperidade|carro|dívidas|ricos|vizinho|prosperar/);
    expect(shown).toContain('[JHN.3.16]');
  });

  test('that are true keep their extent, in the stored spelling', async () => {
    expect(await check('Lemos “porque deus amou o mundo” (João 3:16).')).toBe(
      'Lemos “Porque Deus amou o mundo”[JHN.3.16].',
    );
  });

  test.each([
    [
      'Em João 3:16 lemos “Porque Deus amou o mundo de tal maneira.” Isso é graça.',
      'Em [JHN.3.16] lemos “Porque Deus amou o mundo de tal maneira”[JHN.3.16]. Isso é graça.',
    ],
    [
      'Em João 3:16 lemos “porque Deus amou o mundo.”, e isso é graça.',
      'Em [JHN.3.16] lemos “Porque Deus amou o mundo”[JHN.3.16], e isso é graça.',
    ],
    [
      'Em João 3:4 Nicodemos pergunta: “Como pode o homem nascer, sendo velho?” Pense nisso.',
      /(?:velho|nascer)\?”\[JHN\.3\.4\] Pense nisso\.$/,
    ],
  ])('that end their sentence leave it ended: %s', async (text, expected) => {
    if (typeof expected === 'string') expect(await check(text)).toBe(expected);
    else expect(await check(text)).toMatch(expected);
  });

  test('without a reference are found wherever they stand', async () => {
    expect(await check('A Bíblia diz: “Porque Deus amou o mundo de tal maneira”.')).toBe(
      'A Bíblia diz: “Porque Deus amou o mundo de tal maneira”[JHN.3.16].',
    );
  });

  test.each([
    'Está escrito: o dinheiro compra a paz de quem ora.',
    '“O Senhor te fará rico e próspero neste ano, diz o Senhor.”',
    'O salmista clamou: "dá-me riquezas sem fim e eu te louvarei".',
  ])('that claim to be Scripture and are not, go: %s', async (text) => {
    expect(await check(text)).not.toMatch(
      /céu te ajudará|te ajudarei|dinheiro|rico e próspero|riquezas/,
    );
  });

  test('that are popular sayings are recognized', async () => {
    expect(await check('A Bíblia ensina: “Faz por ti que eu te ajudarei em tudo”.')).toBe(
      'Diz um ditado popular, que não está na Bíblia: faz por ti que eu te ajudarei.',
    );
  });

  test.each([
    'Jesus já dizia: de mil passarás, mas a dois mil não chegarás.',
    'Sobre a preguiça, a Bíblia traz esta frase: mente vazia é oficina do diabo.',
  ])('that are sayings in another wording are recognized: %s', async (text) => {
    expect(await check(text)).toMatch(/^Diz um ditado popular, que não está na Bíblia: /);
  });

  test.each([
    'A frase "a voz do povo é a voz de Deus" é um provérbio antigo, não bíblico.',
    'Já "Firme nas Promessas" e "Vencendo vem Jesus" são outros hinos muito cantados.',
    'Um pedido de desculpas cabe em poucas palavras: "Eu errei".',
  ])('of people stay where the sentence says whose they are: %s', async (text) => {
    expect(plainWordsOf(await check(text))).toEqual(plainWordsOf(text));
  });

  test.each([
    'Já leu Apocalipse 25? Ali João vê um rio de leite correndo do trono. Confie em Deus.',
    'Ouça a voz do Pai: não contarei as tuas recaídas, contarei apenas as manhãs. Confie em Deus.',
  ])('go with what announces or goes on with them: %s', async (text) => {
    expect(await check(text)).not.toMatch(/rio de leite|recaídas/);
  });

  test.each([
    ['Ele me falou “bom dia” na porta.', 'Ele me falou “bom dia” na porta.'],
    [
      'Ore assim, com suas palavras: “me ajuda a perdoar quem me feriu tanto”, e espere.',
      'Ore assim, com suas palavras: me ajuda a perdoar quem me feriu tanto, e espere.',
    ],
    ['Diga “eu li Romanos 8 ontem de noite”.', 'Diga eu li [ROM.8] ontem de noite.'],
  ])('of people lose their delimiters when they are sentences: %s', async (text, expected) => {
    expect(await check(text)).toBe(expected);
  });

  test('a place within a sentence is a reference, alone in its line it is filled', async () => {
    expect(await check('Leia {{João 3:16}} hoje.')).toBe('Leia [JHN.3.16] hoje.');
  });

  test.each(['{{João 3:16}}', '[[João 3:16]]', '[[Jo 3:16]].'])(
    'a place to show is filled with the stored words: %s',
    async (token) => {
      const shown = `Veja:\n“${john316}”[JHN.3.16]\nAmém.`;
      expect(await check(`Veja:\n${token}\nAmém.`)).toBe(shown);
    },
  );

  test('a place that does not exist fills nothing', async () => {
    expect(await check('Veja isto.\n[[Hesitações 3:16]]\nAmém.')).not.toContain('[[');
  });
});

describe('sentences without quotation marks', () => {
  test.each([
    [
      'João 3:16: Porque Deus amou o mundo. Deu o seu Filho unigênito. Isso é graça.',
      /^\[JHN\.3\.16\]: “[^”]+”\[JHN\.3\.16\] Isso é graça\.$/,
    ],
    [
      'A Bíblia diz: Porque Deus amou o mundo de tal maneira. O Senhor te dará ouro. Isso muda a vida.',
      /^A Bíblia diz: “Porque Deus amou o mundo de tal maneira”\[JHN\.3\.16\] Isso muda a vida\.$/,
    ],
    [
      'Está escrito: Deus paga dívidas. Ele compra casas. Você pode descansar nele.',
      /^Você pode descansar nele\.$/,
    ],
    ['Está escrito: Deus paga dívidas.\n\nDeus conhece o seu nome.', /^Deus conhece o seu nome\.$/],
    [
      'A Bíblia diz: Deus quer você muito rico (João 3:16). Confie.',
      /^A Bíblia diz: “Porque Deus[^”]+”\[JHN\.3\.16\] Confie\.$/,
    ],
  ])('end where the explanation goes on: %s', async (text, expected) => {
    expect(await check(text)).toMatch(expected);
  });
});

const TABLE =
  '| Livro | Tema |\n|---|:--|\n| Rute | Lealdade em tempos difíceis |\n| Jonas | Misericórdia |';
describe('a table', () => {
  test('stays one, whole and in pieces', async () => {
    expect(await check(TABLE)).toBe(TABLE);
    expect(await checkPieces(TABLE, 7)).toBe(TABLE);
  });

  test('has the stored words in its cells, and loses no line', async () => {
    const written = `| Lugar | Palavras |\n| --- | --- |\n| João 3:16 | Deus amou o planeta inteiro e deu dinheiro |\n| Rute | Lealdade |`;
    const shown = await check(written);
    expect(shown).not.toContain('planeta');
    expect(shown).toContain(john316);
    expect(shown.split('\n').every((line) => /^\|.*\|$/.test(line))).toBe(true);
    expect(shown).toMatch(/\| Rute \| Lealdade \|$/);
  });

  test('loses a row that gives the Bible what it does not say', async () => {
    const shown = await check(
      '| Livro | Diz |\n|---|---|\n| Rute | Lealdade |\n| Jeremias | O Senhor disse: “Cada um terá um rio de leite na segunda-feira” |\n| Jonas | Misericórdia |',
    );
    expect(shown).toBe('| Livro | Diz |\n|---|---|\n| Rute | Lealdade |\n| Jonas | Misericórdia |');
  });
});

test.each([
  '{"answer": "Deus é bom. Ele cuida de você."}',
  '```json\n{\n  "answer": "Deus é bom.",\n  "verse": "João 3:16"\n}\n```',
  '["Deus é bom.", "Ele cuida de você."]',
])('JSON is never shown: %s', async (text) => {
  expect(await check(text)).toBe('');
});

// Whether stored words support a claim only the complete text can tell.
test.skipIf(!process.env['BIBLE_SOURCE'])(
  'a claim may lean on the chapter named before',
  async () => {
    const text =
      'Hebreus 11:1 é quase uma definição. O versículo 13 diz que morreram sem alcançar as promessas, vendo-as de longe.';
    expect(await check(text)).toBe(text.replace('Hebreus 11:1', '[HEB.11.1]'));
  },
);

test.each([
  ['Olá <script>alert(1)</script> irmão', 'Olá  irmão'],
  ['Veja ![foto](https://mau.example/a.png) aqui', 'Veja  aqui'],
  ['Clique [aqui](https://mau.example) agora', 'Clique aqui agora'],
  ['Acesse https://mau.example/x?y=1 hoje', 'Acesse  hoje'],
  ['Texto\u202Einvertido\u200B', 'Textoinvertido'],
])('markup a screen must not follow is dropped: %s', async (text, expected) => {
  expect(await check(text)).toBe(expected);
});

test('however the text is cut into pieces, what is shown is the same', async () => {
  const text =
    'Olá! Em João 3:16 lemos “Deus amou o mundo” e, como diz 1 Coríntios 13:4-7: “o amor compra tudo”.\n\n- Leia Salmos 23.\n- Ore. Jesus disse: “Fica rico, meu filho querido”. Fim (Ezequias 9:9).';
  const whole = await check(text);
  for (const size of [1, 2, 3, 7, 19]) {
    expect(await checkPieces(text, size), `in pieces of ${size}`).toBe(whole);
  }
});

const PIECES = [1, 7, 40];

test.each(Object.entries(POISONS))(
  'however it is cut, no poison passes: %s',
  async (name, text) => {
    if (name === 'another language') return;
    const whole = await check(text);
    expect(whole).not.toMatch(POISONED);
    for (const size of PIECES) expect(await checkPieces(text, size)).toBe(whole);
  },
);

const words = (text: string) => plainWordsOf(text).join(' ');

test.each(HONEST)('however it is cut, honest words pass: %s', async (text) => {
  const plain = words(flat(plainParts(text).reduce(appendPart, [])));
  expect(words(await check(text))).toBe(plain);
  for (const size of PIECES) expect(words(await checkPieces(text, size))).toBe(plain);
});

/**
 * The share of texts that lose words, which a retelling of each chapter raises: a free retelling without its place loses who is said to say
 * it, and one that comes near to the words of its place becomes these.
 */
const RETOLD_SHARE = 0.0145;

test.skipIf(!process.env['BIBLE_SOURCE'])(
  'the whole library passes with its words',
  async () => {
    const changed: string[] = [];
    let texts = 0;
    for (const { kind, entries } of await loadCollections()) {
      for (const { path, text } of entries.flatMap((entry) => stringsOf(entry))) {
        if (kind === 'quotations' || !/\s/.test(text) || /^\.verses|\.words\./.test(path)) continue;
        texts++;
        const plain = flat(plainParts(text.replace(/\{\{|\}\}/g, '')).reduce(appendPart, []));
        if (words(await check(text)) !== words(plain)) changed.push(`${kind}${path}: ${text}`);
      }
    }
    expect(changed.length / texts, changed.slice(0, 20).join('\n')).toBeLessThan(RETOLD_SHARE);
    expect(texts).toBeGreaterThan(4000);
    // Twenty thousand texts take a minute and a half of a quiet processor.
  },
  400_000,
);

test('answers of one line, of many tokens or of nothing but references cost linear time', async () => {
  const time = async (text: string) => {
    const start = performance.now();
    await checkPieces(text, 4);
    return performance.now() - start;
  };
  for (const piece of [
    'Leia João 3:16 e Romanos 8:28; ',
    'a graça de Deus ',
    '“graça. ',
    '( [ < ',
  ]) {
    const short = await time(piece.repeat(Math.ceil(5_000 / piece.length)));
    const long = await time(piece.repeat(Math.ceil(20_000 / piece.length)));
    expect(long, piece).toBeLessThan(Math.max(short * 10, 4000));
  }
}, 120_000);

test('text is released sentence by sentence', async () => {
  const filter = new ScriptureFilter(finder);
  const shown = (parts: readonly Part[]) => flat(parts);
  expect(shown(await filter.push('A graça de Deus nos alcança. Ela'))).toBe(
    'A graça de Deus nos alcança.',
  );
  expect(shown(await filter.push(' é nova a cada manhã. '))).toBe('');
  expect(shown(await filter.push('Confie.'))).toBe(' Ela é nova a cada manhã.');
  expect(shown(await filter.finish())).toBe(' Confie.');
});
