import { describe, expect, test } from 'vitest';
import { headingLines } from '#server/bible/apparatus/apparatus.ts';
import { BOOKLETS } from '#server/content/booklets/booklets.ts';
import { MORNING_DEVOTIONALS } from '#server/content/devotionals/morning.ts';
import { NIGHT_DEVOTIONALS } from '#server/content/devotionals/night.ts';
import { helpLinesFor } from '#server/safety/help-lines.ts';
import { screenSeries, screenText } from '#server/safety/screen.ts';
import { headingsIn } from '#shared/bible/find-headings.ts';
import { helpLinesByPhrase } from '#shared/safety/help-lines.ts';
import { loadCollections, stringsOf } from '../content/entries.ts';
import { HARMLESS, MORE_CRISES, CRISES as TOLD } from '../support/crisis-phrases.ts';

/** The topic of danger that stops an answer, or null. */
const dangerIn = (text: string) => {
  const found = screenText(text);
  return found?.level === 'danger' ? found.topic : null;
};

const CRISES: Readonly<Record<string, readonly string[]>> = {
  'self-harm': [
    'quero me matar',
    'Não aguento mais viver',
    'queria morrer',
    'naum quero mais viver',
    'penso em suicídio',
    'vou tirar minha vida',
    'acabar com a minha vida',
    'me corto todo dia',
    'vontade de sumir',
    'cansei de viver',
    'quero m o r r e r',
    'qro morrer',
    'quero me m4tar',
    'ninguém sentiria minha falta',
    'seria melhor pra todos sem mim',
    'a vida não faz mais sentido',
    'vou pular da ponte',
    'penso em dar um fim em tudo',
    'não vejo mais sentido na vida',
    'nao tenho mais razao pra viver',
    'quero dormir e nunca mais acordar',
    'vou me suicidarr',
    'suissidio',
    'pensando em me enforcar',
    'desisti de viver',
    'to cansada dessa vida',
    'eu queria nunca ter nascido',
    'tomei todos os remédios da caixa',
    'QUERO MORRER',
    'Pastor, ando pensando em me matar',
    'quero morrerrr',
    'tenho pensamentos de suicidio',
    'não quero mais existir',
  ],
  violence: [
    'meu marido me bate',
    'ele me espancou ontem',
    'fui estuprada',
    'meu padrasto abusa de mim',
    'minha filha foi abusada',
    'quero matar meu vizinho',
    'eu apanho do meu marido',
    'MEU MARIDO ME BATEU',
    'ele ameaçou me matar',
    'sofro violência doméstica',
    'meu namorado me ameaça',
    'meu pai me bate muito',
    'fui abusado quando criança',
  ],
  emergency: [
    'estou com dor no peito forte',
    'não consigo respirar',
    'estou tendo um infarto',
    'estou sangrando muito',
    'acho que vou desmaiar agora',
  ],
};

describe.each(Object.entries(CRISES))('%s', (topic, phrases) => {
  test.each(phrases)('is seen in "%s"', (phrase) => {
    expect(dangerIn(phrase)).not.toBeNull();
  });

  test('is called by its name', () => {
    const named = phrases.filter((phrase) => dangerIn(phrase) === topic);
    expect(named.length / phrases.length).toBeGreaterThan(0.9);
  });
});

test.each([
  'quero morrer para o pecado',
  'quero correr atrás do meu sonho',
  'como Judas morreu?',
  'Jesus morreu por mim',
  'o que é vida eterna',
  'quero matar a saudade',
  'oração pela vida do meu filho',
  'Explique João 3:16',
  'como ter uma vida nova',
  'medo de morrer',
  'meu pai morreu ontem',
  'estou triste e ansioso',
  'ore por mim',
  'meu marido não crê',
  'cansado do trabalho',
  'o que a Bíblia diz sobre a vida após a morte',
  'quero viver para Deus',
  'como perdoar quem me machucou',
  'quem matou Golias',
  'sem Deus nada sou',
  'não quero mais pecar',
  'quero acabar com esse vício',
  'vida sem Deus não tem sentido',
  'Abraão ia matar Isaque',
  'quero desistir da vida cristã',
  'estou cansada da vida corrida',
  'casamento',
  'ansiedade',
  'desemprego',
  'minha mãe está doente',
  'como ser batizado',
  'quero uma oração pelos meus filhos',
  'o que é jejum',
])('"%s" is answered as any other', (phrase) => {
  expect(dangerIn(phrase)).toBeNull();
});

describe.each(Object.entries(TOLD))('%s, as people tell it', (topic, phrases) => {
  test('is recognized however it is worded', () => {
    expect(phrases.filter((phrase) => dangerIn(phrase) === null)).toEqual([]);
    const named = phrases.filter((phrase) => dangerIn(phrase) === topic);
    expect(named.length / phrases.length).toBeGreaterThan(0.9);
  });
});

test('a crisis of any kind is recognized however it is worded', () => {
  expect(MORE_CRISES.filter((phrase) => dangerIn(phrase) === null)).toEqual([]);
});

test('nothing that only sounds like a crisis is taken for one', () => {
  expect(HARMLESS.filter((phrase) => dangerIn(phrase) !== null)).toEqual([]);
});

/** The library's texts for people in a crisis are asked for in their words. */
const OF_A_CRISIS =
  /viol[êe]n|apanho|bat[eo]|tapa|empurrou|n[ãa]o deixa eu|amea[çc]a|agride|suic[íi]d|em morrer|abus[oa]|agredi|me batia|espanca|assediou|pass(?:a|ou) a m[ãa]o|deu em cima|[íi]ntimas?|toc(?:ou|ava)|mexi?a comigo|mexeu com|estupr|for[çc](?:ou|aram)|[àa] for[çc]a|vou encontrar minha m[ãa]e no c[ée]u|me maltratou|fujo do meu marido|n[ãa]o me deixam comer|tem minhas senhas|mandou eu tirar|16 anos e estou gr[áa]vida|empurrei|jogou o celular em mim|me assedia|mal[íi]cia|machucar meu beb[êe]|medo de morrer|se? corta|me corto|me cortar|corto meus|cortes? no|automutila|de prop[óo]sito|falta de ar|AVC|joga na cara|vou morrer|vontade de (?:sumir|viver)|for[çc]as para viver|padrasto mexe|uma arma para mim|me pressiona a ter|me empurra|se matar|quer morrer|quer mais viver|vomita|molestad[ao]|para ter rela[çc][ãa]o|for[çc]a a fazer|mataram/;

test('what the library answers may be asked for', async () => {
  const alarms: string[] = [];
  let titles = 0;
  for (const { entries } of await loadCollections()) {
    for (const { path, text } of entries.flatMap((entry) => stringsOf(entry))) {
      if (!/question|theme|title|synonym|names|problem|context/.test(path)) continue;
      titles++;
      if (dangerIn(text) && !OF_A_CRISIS.test(text)) alarms.push(text);
    }
  }
  // Two names in a thousand may sound like danger out of their context; whoever types them gets a card too many.
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(titles / 500);
  expect(titles).toBeGreaterThan(2000);
});

test("a name that screens show is nobody's statement, though its words sound like one", () => {
  const names = [
    ...headingsIn(headingLines()).map(({ text }) => text),
    ...[...MORNING_DEVOTIONALS, ...NIGHT_DEVOTIONALS].map(({ title }) => title),
    ...BOOKLETS.flatMap(({ meetings }) => meetings.map(({ title }) => title)),
  ];
  expect(names).toContain('Jó cobre a boca com a mão');
  expect(names.filter((name) => screenText(name) !== null)).toEqual([]);
  expect(screenText('Jó cobre a boca com a mão e eu quero morrer')?.level).toBe('danger');
});

test.each([
  'padrasto mexe comigo',
  'apontaram uma arma para mim',
  'sem forças para viver',
  'vomito depois de comer',
  'meu namorado me pressiona a ter relação',
  'quantos comprimidos de paracetamol matam um adulto',
])('"%s" is heard, though an entry of the library goes by such a name', (text) => {
  expect(screenText(text)).not.toBeNull();
});

/** A long message about other matters, in which a crisis is told in passing. */
const OTHER_MATTERS = [
  'Boa tarde, irmãos, tudo bem? Domingo passado teve almoço na igreja e eu ajudei na cozinha com as irmãs, fizemos galinhada para cem pessoas e sobrou até para levar.',
  'Na quarta começa o estudo de Romanos e eu queria saber qual capítulo ler antes, porque no grupo dos jovens cada um disse uma coisa.',
] as const;

test.each(Object.values(CRISES).flat())('hears "%s" amid other matters', (crisis) => {
  const [before, after] = OTHER_MATTERS;
  expect(screenText(`${before} ${crisis}. ${after}`)).not.toBeNull();
});

test('hears in a dictated message what two of its parts make likely and none makes sure', () => {
  const dictated =
    'oi pessoal do app tô me machucando de novo e ninguém sabe primeiro parabéns pelo trabalho uso todo dia eu marco os versículos em amarelo e escrevo no diário outro dia achei uma anotação minha de um ano atrás e vi como mudei eu era muito impaciente com tudo agora eu paro e respiro tô gostando do plano dos evangelhos queria uma sugestão de leitura pra depois que acabar';
  expect(screenText(dictated)).not.toBeNull();
  const harmless = dictated.replace(
    'me machucando de novo e ninguém sabe',
    'lendo de novo e gostando',
  );
  expect(screenText(harmless)).toBeNull();
});

test('hears nothing in the other matters alone', () => {
  expect(screenText(OTHER_MATTERS.join(' '))).toBeNull();
});

describe('a short turn of a conversation', () => {
  test.each([
    'vou fazer',
    'decidi',
    'já decidi',
    'tomei banho',
    'tomei coragem',
    'sabe o que eu fiz?',
    'vou agora',
    'vou ver',
    'vou descansar',
    'amanhã cedo',
    'até logo',
    'ele chegou',
    'ele me ligou',
    'contei tudo',
    'tá tudo pronto',
    'só água',
    'não posso',
  ])('"%s" says nothing grave', (turn) => {
    expect(screenText(turn)).toBeNull();
  });

  test.each([
    'quero morrer',
    'vou me matar',
    'adeus mundo',
    'decidi morrer',
    'me cortei',
    'ele me bateu',
    'apanhei dele',
    'fui abusada',
    'não consigo respirar',
    'dor no peito',
    'engoliu veneno',
  ])('"%s" is danger', (turn) => {
    expect(dangerIn(turn)).not.toBeNull();
  });
});

describe('a short turn behind a question of ours', () => {
  const calm = ['quero fazer um jejum'];

  test.each([
    'vou fazer',
    'decidi',
    'vou acabar com isso logo',
    'trancada no banheiro',
    'tomei tudo',
    'era só isso, adeus',
    'não quero continuar',
  ])('"%s" is its answer', (turn) => {
    expect(screenSeries([...calm, turn], true)).toBeNull();
  });

  test.each([
    'quero morrer',
    'vou me matar hoje',
    'tomei os remédios todos',
    'ele me bateu',
    'dor no peito',
  ])('"%s" is danger all the same', (turn) => {
    expect(screenSeries([...calm, turn], true)?.level).toBe('danger');
  });

  test('is heard as ever where something grave was told before', () => {
    const turn = 'trancada no banheiro';
    expect(screenSeries(['meu marido me bateu ontem', turn], true)).toEqual(screenText(turn));
    expect(screenText(turn)).not.toBeNull();
  });
});

const SPELT = {
  'by ear': [
    'tenho vontadi de tira minha vida',
    'dor no peitu forti e falta di ar',
    'ja iscrevi a carta di dispidida prus meus fiu',
    'conprei venenu pra toma oji di noiti',
    'meu padrastu passa a maum em mim',
    'meu maridu mi bati i mi xinga',
    'mi cortu todu dia nu brassu',
    'meu pai dismaiou i naum acorda',
    'apanhu du meu maridu desdi ki casei',
    'minha fia falo qui vai si matá',
  ],
  'with slips': [
    'nao aguetno mais essa vuda, queria dprmir e nao acordar',
    'qyero morrer',
    'esotu pensnado em me enforcra',
    'meu maridl me btae todo dia',
    'meu padrsato me toac de noite',
    'engoil trinta comrpimidos de remdéio',
    'meu beeb não ta resprando',
    'tomei venneo de rtao',
    'dor foret no peito e brço dormente',
    'ele me enfrocou e dise que ia me mtar',
  ],
};

test.each(Object.entries(SPELT))('danger is heard as a rule where it is spelt %s', (_how, told) => {
  const missed = told.filter((text) => screenText(text) === null);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(told.length / 5);
});

/** What weighs on somebody gets a line gently, where nothing is answered as well. */
test.each([
  ['tenho depressão', 'care-self-harm'],
  ['tô com depressão', 'care-self-harm'],
  ['tenho crise de ansiedade', 'care-self-harm'],
  ['tenho síndrome do pânico', 'care-self-harm'],
  ['estou de luto e não aguento a dor', 'care-self-harm'],
  ['não consigo largar a bebida', 'care-health'],
  ['sou viciado em cocaína', 'care-health'],
  ['tenho ansiedade', 'care-self-harm'],
  ['estou de luto', 'care-self-harm'],
  ['tenho um vício', 'care-health'],
  ['perdi minha mãe', 'care-self-harm'],
  ['sou alcoólatra', 'care-health'],
  ['tenho bulimia', 'care-health'],
  ['estou endividado', 'care-money'],
  ['viciada em apostas', 'care-money'],
  ['me sinto sozinha', 'care-self-harm'],
  ['tô sem esperança', 'care-self-harm'],
  ['meu filho usa drogas', 'care-health'],
])('"%s" has the help line %s', (text, line) => {
  expect(screenText(text)?.level).toBe('concern');
  expect(helpLinesFor([text])).toEqual([line]);
});

test.each([
  'tenho fé',
  'tenho uma dúvida',
  'estou de férias',
  'perdi o ônibus',
  'viciada em café',
  'sou professora',
  'meu marido canta',
  'devo ler Marcos primeiro?',
])('"%s" has none', (text) => {
  expect(helpLinesFor([text])).toEqual([]);
});

describe('what somebody tells in several messages', () => {
  test.each([
    [['vou', 'me', 'matar']],
    [['não aguento', 'mais essa', 'vida minha']],
    [['estou pensando', 'em acabar', 'com a minha vida']],
    [['já não quero', 'continuar', 'vivendo assim']],
    [['meu tio', 'passa a mão', 'em mim']],
  ])('%j is heard at the last', (told) => {
    const last = told.at(-1) ?? '';
    expect(screenText(last)?.level).not.toBe('danger');
    expect(screenSeries(told)?.level).toBe('danger');
    expect(screenSeries([...told, 'obrigada'])).toBeNull();
  });

  test.each([
    [['vou', 'me', 'batizar']],
    [['estou pensando', 'em acabar', 'com o namoro']],
    [['já não quero', 'continuar', 'nesse emprego']],
    [['hoje', 'à noite', 'vou sim']],
    [['meu pai morreu ano passado', 'sinto saudade', 'me dá um versículo']],
    [['quero dormir', 'e acordar', 'cedo']],
    [['como Judas morreu?', 'e Saul?', 'por que ele se matou?']],
    [['meu tio', 'passa aqui', 'todo domingo']],
    [['acabei o livro de Jó', 'que sofrimento', 'e agora leio o quê?']],
    [['quero morrer pro pecado', 'como Paulo disse', 'e viver pra Cristo']],
  ])('%j is an ordinary conversation', (told) => {
    for (let count = 1; count <= told.length; count++) {
      expect(screenSeries(told.slice(0, count))).toBeNull();
    }
  });
});

test('a device without a connection hears a crisis by its phrases alone', () => {
  for (const [topic, phrases] of Object.entries(TOLD)) {
    const own = topic === 'emergency' ? 'care-health' : `care-${topic}`;
    expect(phrases.filter((phrase) => helpLinesByPhrase(phrase).length === 0)).toEqual([]);
    const named = phrases.filter((phrase) => helpLinesByPhrase(phrase).join() === own);
    expect(named.length / phrases.length).toBeGreaterThan(0.9);
  }
  for (const searched of ['não temas', 'amai os vossos inimigos', 'a morte de Saul'])
    expect(helpLinesByPhrase(searched)).toEqual([]);
});
