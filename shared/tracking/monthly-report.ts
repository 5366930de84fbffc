import { ANSWER_KINDS, type AnswerKind, type BookedKind } from '../answers/answer-kinds.ts';
import { dollarsOf, type Prices } from '../answers/cost.ts';
import { DOLLARS_PER_TOKEN } from './tracking.ts';

/** The figures of a month over all members: never what anybody wrote or asked. */
export type MonthlyFigures = Readonly<{
  members: Readonly<{ total: number; created: number; active: number; blocked: number }>;
  activity: Readonly<{
    visits: number;
    hours: number;
    readingDays: number;
    savedVerses: number;
    diaryEntries: number;
  }>;
  answers: readonly GeneratedAnswers[];
  quiz: Readonly<{
    started: number;
    finished: number;
    members: number;
    answered: number;
    right: number;
  }>;
  library: LibraryFigures;
}>;

/** The uses of booklets and books that are counted, each a row of the report and a table. */
const LIBRARY_USES = [
  {
    kind: 'booklet-download',
    name: 'Downloads de apostilas',
    title: 'Apostilas mais baixadas',
    unit: 'Downloads',
  },
  {
    kind: 'booklet-view',
    name: 'Leituras de apostilas',
    title: 'Apostilas mais lidas',
    unit: 'Leituras',
  },
  {
    kind: 'book-access',
    name: 'Acessos a livros',
    title: 'Livros mais acessados',
    unit: 'Acessos',
  },
] as const;

export type LibraryUseKind = (typeof LIBRARY_USES)[number]['kind'];

type WayOf<Noun extends string, Kind = LibraryUseKind> = Kind extends `${Noun}-${infer Way}`
  ? Way
  : never;

/** The ways in which things of a kind are used, such as "view" for booklets. */
export function waysOf<Noun extends string>(noun: Noun): WayOf<Noun>[] {
  const isWay = (way: string): way is WayOf<Noun> =>
    LIBRARY_USES.some(({ kind }) => kind === `${noun}-${way}`);
  return LIBRARY_USES.map(({ kind }) => kind.slice(noun.length + 1)).filter(isWay);
}

export type LibraryFigures = Readonly<{
  /** The day from which uses are counted by day, where some were counted before. */
  since: string | null;
  uses: Readonly<Record<LibraryUseKind, KindUses>>;
}>;

/** The uses of one kind of thing in the month, and the most used of them. */
export type KindUses = Readonly<{ total: number; top: readonly ItemUses[] }>;

/** `name` is null where the booklet or book has been deleted since. */
export type ItemUses = Readonly<{ name: string | null; uses: number }>;

export type GeneratedAnswers = Readonly<{
  generator: string;
  model: number;
  library: number;
  cache: number;
  inputTokens: number;
  outputTokens: number;
}>;

/** Numbers are written as Brazilians read them, ready for a screen, a table or a page. */
export type ReportTable = Readonly<{
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** A sentence without which the figures would be misread. */
  note?: string;
}>;

const OTHER_LABELS: Readonly<Record<Exclude<BookedKind, AnswerKind>, string>> = {
  audio: 'Leitura em voz alta',
  'port-test': 'Testes dos serviços',
  'generate-holy-spirit': 'Versões do estudo do Espírito Santo',
  'generate-priest': 'Versões do estudo do homem sacerdote',
  'generate-builder': 'Versões do estudo da mulher edificadora',
  'generate-gifts': 'Versões do estudo dos dons espirituais',
  'generate-marriage': 'Versões do estudo do casamento',
};

/** A kind that is no longer made is called by its own name. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ANSWER_KINDS).map(([kind, { label }]) => [kind, label] as const),
  ...Object.entries(OTHER_LABELS),
]);

/** The tables of a report, in the order in which screens and pages show them. */
export function reportTables(
  month: string,
  { members, activity, answers, quiz, library }: MonthlyFigures,
  prices: Prices,
): readonly ReportTable[] {
  return [
    {
      title: 'Membros',
      head: ['Indicador', 'Quantidade'],
      rows: [
        ['Contas no fim do mês', count(members.total)],
        ['Novas no mês', count(members.created)],
        ['Ativos no mês', count(members.active)],
        ['Bloqueados', count(members.blocked)],
      ],
    },
    {
      title: 'Atividade',
      head: ['Indicador', 'Quantidade'],
      rows: [
        ['Visitas a páginas', count(activity.visits)],
        ['Horas nas páginas', oneDecimal(activity.hours)],
        ['Dias de leitura concluídos', count(activity.readingDays)],
        ['Versículos salvos', count(activity.savedVerses)],
        ['Anotações no diário', count(activity.diaryEntries)],
      ],
    },
    ...answerTables(answers, prices),
    {
      title: 'Quiz',
      head: ['Indicador', 'Quantidade'],
      rows: [
        ['Tentativas', count(quiz.started)],
        ['Concluídas', count(quiz.finished)],
        ['Membros que responderam', count(quiz.members)],
        ['Respostas', count(quiz.answered)],
        ['Acertos', quiz.answered > 0 ? percent(quiz.right / quiz.answered) : '–'],
      ],
    },
    ...libraryTables(month, library),
  ];
}

/** What was generated, and what it cost. */
function answerTables(
  answers: readonly GeneratedAnswers[],
  prices: Prices,
): readonly ReportTable[] {
  const sum = (of: (each: GeneratedAnswers) => number) =>
    answers.reduce((total, each) => total + of(each), 0);
  const inputTokens = sum((each) => each.inputTokens);
  const outputTokens = sum((each) => each.outputTokens);
  const sources = [
    sum((each) => each.model),
    sum((each) => each.library),
    sum((each) => each.cache),
  ];
  const fixed = (inputTokens + outputTokens) * DOLLARS_PER_TOKEN;
  return [
    {
      title: 'Conteúdo gerado',
      head: ['Tipo', 'Modelo', 'Acervo', 'Salvo'],
      rows: [
        ...answers.map((each) => [
          LABELS.get(each.generator) ?? each.generator,
          ...[each.model, each.library, each.cache].map(count),
        ]),
        ['Total', ...sources.map(count)],
      ],
    },
    {
      title: 'Custo estimado do modelo',
      head: ['Indicador', 'Valor'],
      rows: [
        ['Tokens lidos', count(inputTokens)],
        ['Tokens escritos', count(outputTokens)],
        ['Pelo fator fixo (US$ 2 por milhão)', dollars(fixed)],
        [
          'Pelos preços das configurações',
          dollars(dollarsOf({ inputTokens, outputTokens }, prices)),
        ],
      ],
    },
  ];
}

/** The uses of booklets and books, and the most used titles of each kind that was used at all. */
function libraryTables(month: string, { since, uses }: LibraryFigures): readonly ReportTable[] {
  const isUncounted = since !== null && since.slice(0, 7) > month;
  const isPartial = since !== null && since > `${month}-01`;
  return [
    {
      title: 'Apostilas e livros',
      head: ['Indicador', 'Quantidade'],
      rows: LIBRARY_USES.map(({ kind, name }) => [
        name,
        isUncounted ? '–' : count(uses[kind].total),
      ]),
      ...(isPartial ? { note: noteOf(since) } : {}),
    },
    ...LIBRARY_USES.filter(({ kind }) => uses[kind].top.length > 0).map(
      ({ kind, title, unit }) => ({
        title,
        head: ['Título', unit],
        rows: uses[kind].top.map((item, index) => [
          `${index + 1}. ${item.name ?? 'Título removido'}`,
          count(item.uses),
        ]),
      }),
    ),
  ];
}

const noteOf = (since: string) =>
  `Contados por dia desde ${since.split('-').reverse().join('/')}. Os usos anteriores só constam nos totais de cada título, sem data, e não entram aqui.`;

const count = (value: number) => value.toLocaleString('pt-BR');

const oneDecimal = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const percent = (share: number) =>
  share.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

const dollars = (value: number) =>
  `US$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 })}`;

/** The month so many after another one, or before it. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const monthName = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "novembro de 2026" */
export const nameOfMonth = (month: string): string =>
  monthName.format(new Date(`${month}-01T00:00:00Z`));
