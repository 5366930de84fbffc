import type { Inputs } from '../../lib/data/trpc.ts';

export type Purpose = Inputs['member']['welcome']['verse']['purpose'];

export const PURPOSES: readonly Readonly<{ label: string; value: Purpose }>[] = [
  { label: 'Ler a Bíblia toda', value: 'bible' },
  { label: 'Orar mais', value: 'prayer' },
  { label: 'Um momento difícil', value: 'trouble' },
  { label: 'O meu casamento', value: 'marriage' },
  { label: 'Ensinar outros', value: 'teaching' },
];

export const MINUTES = [
  { label: '5 minutos', value: 5 },
  { label: '10 minutos', value: 10 },
  { label: '15 ou mais', value: 15 },
] as const;

/** null: no reminder. */
export const HOURS = [
  { label: 'De manhã, às 7h', value: 7 },
  { label: 'No almoço, às 12h', value: 12 },
  { label: 'À noite, às 21h', value: 21 },
  { label: 'Sem lembrete', value: null },
] as const;

type Start = Readonly<{ slug: string; title: string; why: string }>;

const PLANS = {
  prayer: {
    slug: 'fe-oracao-perdao',
    title: 'Fé, Oração e Perdão',
    why: 'Três semanas, duas ou três passagens curtas por dia sobre crer, orar e perdoar.',
  },
  first: {
    slug: 'primeiros-passos',
    title: 'Primeiros Passos',
    why: 'Trinta dias com o Evangelho de João, cartas e salmos. Depois deles, a Bíblia toda fica mais perto.',
  },
  newTestament: {
    slug: 'novo-testamento-90-dias',
    title: 'Novo Testamento em 90 Dias',
    why: 'O Novo Testamento inteiro em três meses, antes de começar o Antigo.',
  },
  year: {
    slug: 'biblia-1-ano',
    title: 'Bíblia em 1 Ano',
    why: 'De Gênesis a Apocalipse em um ano, um pouco a cada dia.',
  },
  overview: {
    slug: 'panorama-60-dias',
    title: 'Panorama em 60 Dias',
    why: 'Um ou dois capítulos de cada livro: em dois meses, a história inteira para quem ensina.',
  },
  family: {
    slug: 'em-familia',
    title: 'Em Família',
    why: 'Trinta histórias, da criação à ressurreição, curtas o bastante para contar a quem você ensina.',
  },
  gospels: {
    slug: 'quatro-evangelhos',
    title: 'Os Quatro Evangelhos',
    why: 'A vida de Jesus contada quatro vezes, em quarenta dias.',
  },
} as const satisfies Record<string, Start>;

/** The plan to begin with; null for a marriage, which has a guided study. */
export function planFor(purpose: Purpose, minutes: number): Start | null {
  if (purpose === 'marriage') return null;
  if (purpose === 'prayer') return PLANS.prayer;
  if (purpose === 'teaching') {
    // A story is about four minutes; two chapters of the overview are more than six.
    if (minutes < 10) return PLANS.family;
    return minutes < 15 ? PLANS.overview : PLANS.gospels;
  }
  if (purpose === 'trouble') return minutes < 10 ? PLANS.prayer : PLANS.first;
  if (minutes < 10) return PLANS.first;
  return minutes < 15 ? PLANS.newTestament : PLANS.year;
}
