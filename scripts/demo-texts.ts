import type { BookCode } from '#shared/bible/canon.ts';
import type { PrayerCategory } from '#shared/prayer-requests.ts';

/** Nobody receives mail at these addresses. */
export const MEMBERS = [
  { email: 'maria.demo@companheirobiblico.local', name: 'Maria Demonstração' },
  { email: 'jose.demo@companheirobiblico.local', name: 'José Demonstração' },
] as const;

/** Notes, one for each of the first days. */
export const DIARY: readonly Readonly<{
  title: string;
  content: string;
  comment: string | null;
}>[] = [
  {
    title: 'Por onde começo',
    content: 'Quero ler um pouco todo dia, antes de a casa acordar. Comecei hoje.',
    comment: null,
  },
  {
    title: 'Salmo 23',
    content: 'Li o Salmo 23 devagar. Fiquei pensando no que me falta e no que só parece faltar.',
    comment: 'Ler de novo com a mãe.',
  },
  {
    title: 'Conversa na pequena célula',
    content: 'Falamos sobre perdão. Anotei duas pessoas por quem preciso orar antes de falar.',
    comment: null,
  },
  {
    title: 'Dia corrido',
    content: 'Li no ônibus. Foi curto, mas não deixei passar.',
    comment: null,
  },
  {
    title: 'Gratidão',
    content: 'Três coisas de hoje: o café com o meu irmão, a prova que passou, a chuva.',
    comment: 'Fazer disso um costume.',
  },
  {
    title: 'Dúvida',
    content: 'Não entendi a leitura de hoje. Anotei a pergunta para o estudo de domingo.',
    comment: null,
  },
];

type SavedVerse = Readonly<{
  book: BookCode;
  chapter: number;
  verses: number[];
  comment: string | null;
  tags: string[];
}>;

export const VERSES: readonly SavedVerse[] = [
  { book: 'PSA', chapter: 23, verses: [1], comment: 'Para decorar.', tags: ['confiança'] },
  { book: 'JHN', chapter: 3, verses: [16], comment: null, tags: ['evangelho'] },
  { book: 'PSA', chapter: 119, verses: [105], comment: null, tags: ['Palavra'] },
  { book: 'ROM', chapter: 8, verses: [28], comment: 'Lembrar nas semanas difíceis.', tags: [] },
  { book: 'PHP', chapter: 4, verses: [6, 7], comment: null, tags: ['paz', 'oração'] },
];

type Request = Readonly<{
  text: string;
  person: string | null;
  category: PrayerCategory | null;
  answer: string | null;
}>;

export const REQUESTS: readonly Request[] = [
  { text: 'Pela cirurgia, que corra bem.', person: 'Tia Rute', category: 'health', answer: null },
  {
    text: 'Por uma vaga perto de casa.',
    person: 'André',
    category: 'work',
    answer: 'Começou na segunda-feira.',
  },
  { text: 'Pelos jovens da igreja.', person: null, category: 'church', answer: null },
];
