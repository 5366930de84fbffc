import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { ItemKind } from '#shared/guided-studies/study-items.ts';
import type { FieldRule } from '../../../ai/generator.ts';

/** The subject and the audience of each study, in the words of its prompt. */
export const SUBJECTS: Readonly<Record<Theme, string>> = {
  'holy-spirit':
    'O Espírito Santo: quem ele é, o que faz e como viver perto dele, em 30 dias: fundamentos nas duas primeiras semanas, intimidade na terceira, serviço na quarta. Sem promessas de experiências; em pontos em que as igrejas divergem, apresente as posições sem veredito.',
  priest:
    'O homem que cuida da sua casa diante de Deus, em 50 dias. Autoridade no lar é serviço: nada pode ser lido como licença para controlar, calar ou ferir alguém. Há lugar para casados, solteiros, viúvos, divorciados e pais sozinhos.',
  builder:
    'A mulher que edifica a sua casa com sabedoria, em 47 dias: afirmação e valorização (1 a 20), apoio e encorajamento (21 a 40), crescimento espiritual e legado (41 a 47). O valor dela não depende de marido nem de filhos; nunca responda a maus-tratos com paciência, e sim com segurança e ajuda (Ligue 180).',
  gifts:
    'Os dons do Espírito como o Novo Testamento os descreve, para servir à igreja. Um dom não mede a fé de ninguém; onde as igrejas divergem sobre o uso hoje, apresente as posições sem veredito. Oração nunca substitui tratamento médico.',
  marriage:
    'O casamento cristão, em 30 dias, para um casal comum: aliança, conversa, perdão, dinheiro, intimidade, dor e recomeço. Os dois servem um ao outro; nada pode ser lido como licença para controlar ou ferir, e violência nunca se responde com paciência, e sim com segurança e ajuda (Ligue 180, 190).',
};

type Rules = Readonly<Record<string, FieldRule>>;

const TITLE = { about: 'título curto e concreto, sem número' };
const VERSE = { about: 'a referência de um versículo que existe, diferente das já usadas' };
const DAY_PRAYER = { about: 'oração pessoal de 30 a 60 palavras' };

/** The content of each field of an item; the bounds are those of the stored documents. */
export const FIELD_RULES: Readonly<Record<ItemKind, Rules>> = {
  frame: {
    title: { about: 'título do estudo' },
    introduction: { about: 'introdução de 120 a 200 palavras, em dois ou três parágrafos' },
    conclusion: { about: 'conclusão de 100 a 160 palavras que envia o leitor à vida e à igreja' },
  },
  teaching: {
    title: TITLE,
    verses: { about: 'referências em que o ensino se apoia', count: [2, 4] },
    content: { about: 'o ensino em 180 a 260 palavras, explicando as passagens em contexto' },
    application: { about: 'aplicação concreta em 50 a 90 palavras' },
  },
  keyVerse: {
    reference: VERSE,
    explanation: { about: 'o que o versículo diz ao tema, em 40 a 70 palavras' },
  },
  prayer: {
    title: TITLE,
    purpose: { about: 'para que ocasião, em até 12 palavras' },
    content: { about: 'oração de 90 a 150 palavras' },
  },
  action: {
    title: TITLE,
    description: { about: 'o que é e por que ajuda, em 40 a 80 palavras' },
    steps: { about: 'passos concretos, um por entrada, até 30 palavras cada', count: [3, 5] },
    biblicalBasis: VERSE,
  },
  specificPrayer: {
    title: { about: 'a ocasião, em poucas palavras' },
    description: { about: 'quando e por que orar assim, em 15 a 35 palavras' },
  },
  gift: {
    title: { about: 'o nome do dom' },
    references: { about: 'passagens do Novo Testamento sobre o dom', count: [2, 5] },
    meaning: { about: 'o que o dom é, em 120 a 200 palavras' },
    characteristics: { about: 'sinais de quem o exerce, até 14 palavras cada', count: [4, 6] },
    application: { about: 'como servir com ele, em 80 a 130 palavras' },
    caution: { about: 'cuidados e abusos a evitar, em 70 a 110 palavras' },
  },
  phase: {
    title: { about: 'título da fase' },
    focus: { about: 'o foco da fase em 25 a 50 palavras' },
  },
  day: {
    title: TITLE,
    verse: VERSE,
    reflection: {
      about: 'reflexão de 110 a 170 palavras; varie a forma: uma cena, uma pergunta, uma história',
    },
    prayer: DAY_PRAYER,
    action: { about: 'uma ação possível hoje, em 25 a 50 palavras' },
  },
  giftDay: {
    title: TITLE,
    verse: VERSE,
    study: { about: 'estudo de 80 a 120 palavras sobre a passagem e o dom' },
    prayer: DAY_PRAYER,
    practice: { about: 'uma prática possível hoje, em 20 a 40 palavras' },
  },
};
