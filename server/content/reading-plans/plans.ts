import type { PlanType } from '#shared/plans/reading-plans.ts';
import { CHRONOLOGICAL } from './chronological.ts';
import { FIRST_STEPS, KEY_CHAPTERS } from './key-chapters.ts';
import { MCHEYNE } from './mcheyne.ts';
import { FAITH_PRAYER_FORGIVENESS, FAMILY, type PassageDay } from './passages.ts';

/** The ways in which the days of a plan are made. */
type PlanScope =
  /** Chapters in this order, shared out so that the days are even. */
  | Readonly<{ kind: 'chapters'; chapters: string }>
  /** Two parts of the Bible side by side, a portion of each every day. */
  | Readonly<{ kind: 'beside'; chapters: string; daily: string }>
  /** A historical calendar, a line for each day. */
  | Readonly<{ kind: 'calendar'; lines: string }>
  | Readonly<{ kind: 'passages'; passages: readonly PassageDay[] }>;

export type PlanDefinition = Readonly<{
  /** Never changes, since members' plans point at it. */
  slug: string;
  planType: PlanType;
  title: string;
  description: string;
  targetAudience: string;
  rulesDescription: string;
  durationDays: number;
  scope: PlanScope;
}>;

const OLD_TESTAMENT = 'GEN-MAL';
const NEW_TESTAMENT = 'MAT-REV';
const chapters = (list: string): PlanScope => ({ kind: 'chapters', chapters: list });

export const READING_PLANS: readonly PlanDefinition[] = [
  {
    slug: 'fe-oracao-perdao',
    planType: 'thematic',
    title: 'Fé, Oração e Perdão',
    description:
      'Três semanas, três assuntos: o que a Bíblia conta de quem creu, de quem orou e de quem foi perdoado.',
    targetAudience: 'Quem quer começar pequeno, ou voltar depois de um tempo parado.',
    rulesDescription:
      'Duas ou três passagens curtas por dia, do Antigo e do Novo Testamento, sobre o mesmo assunto.',
    durationDays: 21,
    scope: { kind: 'passages', passages: FAITH_PRAYER_FORGIVENESS },
  },
  {
    slug: 'em-familia',
    planType: 'family',
    title: 'Em Família',
    description:
      'Trinta histórias para ler em voz alta à mesa ou antes de dormir, da criação à ressurreição.',
    targetAudience: 'Famílias com crianças, avós com netos, classes de escola bíblica.',
    rulesDescription: 'Uma história por dia, curta o bastante para ser lida inteira e conversada.',
    durationDays: 30,
    scope: { kind: 'passages', passages: FAMILY },
  },
  {
    slug: 'primeiros-passos',
    planType: 'new_believers',
    title: 'Primeiros Passos',
    description:
      'O Evangelho de João, a sua primeira carta, o coração de Romanos e Efésios, com salmos pelo caminho.',
    targetAudience: 'Quem abre a Bíblia pela primeira vez ou acabou de crer.',
    rulesDescription: 'Um ou dois capítulos por dia; um salmo de vez em quando ensina a orar.',
    durationDays: 30,
    scope: chapters(FIRST_STEPS),
  },
  {
    slug: 'quatro-evangelhos',
    planType: 'gospels',
    title: 'Os Quatro Evangelhos',
    description: 'A vida de Jesus contada por Mateus, Marcos, Lucas e João, um depois do outro.',
    targetAudience: 'Quem quer conhecer Jesus de perto; boa companhia para as semanas da Páscoa.',
    rulesDescription: 'Dois ou três capítulos por dia, na ordem da Bíblia: 89 capítulos ao todo.',
    durationDays: 40,
    scope: chapters('MAT-JHN'),
  },
  {
    slug: 'panorama-60-dias',
    planType: 'overview',
    title: 'Panorama em 60 Dias',
    description:
      'Um ou dois capítulos de cada livro mostram a história inteira, de Gênesis a Apocalipse.',
    targetAudience: 'Quem quer ver o todo antes de entrar nas partes.',
    rulesDescription: 'Dois capítulos na maioria dos dias, na ordem dos 66 livros.',
    durationDays: 60,
    scope: chapters(KEY_CHAPTERS),
  },
  {
    slug: 'novo-testamento-90-dias',
    planType: 'new_testament',
    title: 'Novo Testamento em 90 Dias',
    description: 'De Mateus a Apocalipse em três meses: os 260 capítulos, na ordem da Bíblia.',
    targetAudience: 'Quem já lê um pouco todo dia e quer um alvo que se alcança.',
    rulesDescription: 'Cerca de três capítulos por dia, em porções do mesmo tamanho.',
    durationDays: 90,
    scope: chapters(NEW_TESTAMENT),
  },
  {
    slug: 'sabedoria',
    planType: 'wisdom',
    title: 'Sabedoria',
    description:
      'Jó, Salmos, Provérbios, Eclesiastes e Cânticos: como viver, sofrer, amar e cantar diante de Deus.',
    targetAudience: 'Quem atravessa perguntas difíceis, ou quer aprender a orar com os salmos.',
    rulesDescription: 'De um a quatro capítulos por dia, conforme o tamanho deles.',
    durationDays: 90,
    scope: chapters('JOB-SNG'),
  },
  {
    slug: 'biblia-90-dias',
    planType: 'intensive',
    title: 'Bíblia em 90 Dias',
    description: 'A Bíblia inteira em três meses, em uma leitura longa e seguida.',
    targetAudience: 'Quem tem perto de uma hora por dia e quer ouvir a história de uma vez.',
    rulesDescription: 'Cerca de treze capítulos por dia, na ordem da Bíblia: os 1.189 ao todo.',
    durationDays: 90,
    scope: chapters('GEN-REV'),
  },
  {
    slug: 'biblia-1-ano',
    planType: 'complete_bible',
    title: 'Bíblia em 1 Ano',
    description: 'A Bíblia inteira em um ano, com o Antigo e o Novo Testamento todos os dias.',
    targetAudience: 'Quem quer ler tudo sem pressa, com os dois Testamentos lado a lado.',
    rulesDescription:
      'Dois ou três capítulos do Antigo Testamento e uma porção do Novo; os capítulos longos do Novo vêm em duas partes.',
    durationDays: 365,
    scope: { kind: 'beside', chapters: OLD_TESTAMENT, daily: NEW_TESTAMENT },
  },
  {
    slug: 'biblia-cronologica',
    planType: 'chronological',
    title: 'Bíblia Cronológica',
    description:
      'Os 1.189 capítulos na ordem dos acontecimentos: os salmos junto de Davi, os profetas junto dos reis, as cartas junto das viagens.',
    targetAudience: 'Quem já leu a Bíblia e quer entender quando cada coisa se passou.',
    rulesDescription:
      'Cerca de três capítulos por dia. Onde a data é discutida, seguimos a ordem mais comum.',
    durationDays: 365,
    scope: chapters(CHRONOLOGICAL),
  },
  {
    slug: 'mcheyne',
    planType: 'complete_bible',
    title: 'Calendário de M’Cheyne',
    description:
      'O plano que o pastor escocês Robert M’Cheyne fez para a sua igreja em 1842: o Antigo Testamento uma vez, os Salmos e o Novo Testamento duas vezes.',
    targetAudience: 'Leitores de fôlego, casais e famílias: duas leituras em casa e duas a sós.',
    rulesDescription:
      'Quatro leituras por dia, de quatro lugares da Bíblia, como o calendário original as reparte.',
    durationDays: 365,
    scope: { kind: 'calendar', lines: MCHEYNE },
  },
];
