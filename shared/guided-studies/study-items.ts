import type { FieldKind } from '../answers/answer-shape.ts';
import { GIFT_DAYS, GIFT_NAMES, GIFT_SLUGS, type GiftSlug, STUDY_DAYS } from './study-plans.ts';

/** The fields of each kind of item, in the order in which they are written, read and edited. */
export const ITEM_FIELDS = {
  frame: { title: 'line', introduction: 'text', conclusion: 'text' },
  teaching: { title: 'line', verses: 'verses', content: 'text', application: 'text' },
  keyVerse: { reference: 'verse', explanation: 'text' },
  prayer: { title: 'line', purpose: 'line', content: 'text' },
  action: { title: 'line', description: 'text', steps: 'texts', biblicalBasis: 'verse' },
  specificPrayer: { title: 'line', description: 'text' },
  gift: {
    title: 'line',
    references: 'verses',
    meaning: 'text',
    characteristics: 'texts',
    application: 'text',
    caution: 'text',
  },
  phase: { title: 'line', focus: 'text' },
  day: { title: 'line', verse: 'verse', reflection: 'text', prayer: 'text', action: 'text' },
  giftDay: { title: 'line', verse: 'verse', study: 'text', prayer: 'text', practice: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

export type ItemKind = keyof typeof ITEM_FIELDS;

/** The fields of an item as they are stored: texts, and references as readers print them. */
export type ItemContent = Readonly<Record<string, string | readonly string[]>>;

/** A piece of a study that is written, stored, edited and compared by itself. */
export type StudyItem = Readonly<{
  /** Unique in its theme, such as `day:12` or `gift:fe:day:3`. */
  key: string;
  kind: ItemKind;
  number: number;
  /** The section in which it is read. */
  section: string;
  gift: GiftSlug | null;
}>;

export const STUDY_NAMES = {
  'holy-spirit': 'Espírito Santo',
  priest: 'Homem sacerdote do lar',
  builder: 'Mulher edificadora do lar',
  gifts: 'Dons espirituais',
  marriage: 'Casamento Abençoado',
} as const;

export type Theme = keyof typeof STUDY_NAMES;

type PhaseBounds = readonly (readonly [from: number, to: number])[];

const WEEKS: PhaseBounds = [
  [1, 7],
  [8, 14],
  [15, 21],
  [22, 30],
];

/** The first and last day of each phase of a new version. */
export const PHASES: Readonly<Record<Theme, PhaseBounds>> = {
  'holy-spirit': WEEKS,
  priest: [
    [1, 17],
    [18, 34],
    [35, 50],
  ],
  builder: [
    [1, 20],
    [21, 40],
    [41, 47],
  ],
  gifts: WEEKS,
  marriage: [
    [1, 6],
    [7, 13],
    [14, 20],
    [21, 26],
    [27, 30],
  ],
};

/** The sections of the studies that are one plan, with the kind of their items and how many there are. */
const LISTS = [
  { kind: 'teaching', name: 'Ensinamentos', count: () => 8 },
  {
    kind: 'keyVerse',
    name: 'Versículos-chave',
    count: (theme) => (theme === 'marriage' ? 12 : 20),
  },
  { kind: 'prayer', name: 'Orações', count: () => 8 },
  { kind: 'action', name: 'Ações práticas', count: () => 8 },
  {
    kind: 'specificPrayer',
    name: 'Orações específicas',
    count: (theme) => (theme === 'marriage' ? 12 : 0),
  },
] as const satisfies readonly Readonly<{
  kind: ItemKind;
  name: string;
  count: (theme: Theme) => number;
}>[];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Every item of a study, in the order in which a version is written. */
export function itemsOf(theme: Theme): readonly StudyItem[] {
  const frame = { key: 'frame', kind: 'frame', number: 1, section: 'frame', gift: null } as const;
  if (theme === 'gifts') return [frame, ...GIFT_SLUGS.flatMap(itemsOfGift)];
  const lists = LISTS.flatMap(({ kind, count }) =>
    upTo(count(theme)).map((number) => {
      return { key: `${kind}:${number}`, kind, number, section: kind, gift: null } as const;
    }),
  );
  return [frame, ...lists, ...planItems(theme, null, STUDY_DAYS[theme])];
}

function itemsOfGift(gift: GiftSlug): StudyItem[] {
  const key = `gift:${gift}`;
  return [
    { key, kind: 'gift', number: 1, section: key, gift },
    ...planItems('gifts', gift, GIFT_DAYS),
  ];
}

function planItems(theme: Theme, gift: GiftSlug | null, count: number): StudyItem[] {
  const before = gift ? `gift:${gift}:` : '';
  const phases = PHASES[theme];
  const sectionOf = (day: number) =>
    gift
      ? `gift:${gift}`
      : `plan:${phases.findIndex(([from, to]) => day >= from && day <= to) + 1}`;
  return [
    ...phases.map(([from], index): StudyItem => {
      const [number, section] = [index + 1, sectionOf(from)];
      return { key: `${before}phase:${number}`, kind: 'phase', number, section, gift };
    }),
    ...upTo(count).map((number): StudyItem => {
      const kind = gift ? 'giftDay' : 'day';
      return { key: `${before}day:${number}`, kind, number, section: sectionOf(number), gift };
    }),
  ];
}

type StudySection = Readonly<{ id: string; name: string }>;

/** The sections in which a version is read, in order. */
export function sectionsOf(theme: Theme): readonly StudySection[] {
  const frame = { id: 'frame', name: 'Apresentação' };
  if (theme === 'gifts') {
    return [frame, ...GIFT_SLUGS.map((gift) => ({ id: `gift:${gift}`, name: GIFT_NAMES[gift] }))];
  }
  const lists = LISTS.filter(({ count }) => count(theme) > 0);
  const phases = PHASES[theme].map(([from, to], index) => ({
    id: `plan:${index + 1}`,
    name: `Dias ${from} a ${to}`,
  }));
  return [frame, ...lists.map(({ kind, name }) => ({ id: kind, name })), ...phases];
}

const NAMES: Readonly<Record<ItemKind, string>> = {
  frame: 'Apresentação',
  teaching: 'Ensinamento',
  keyVerse: 'Versículo-chave',
  prayer: 'Oração',
  action: 'Ação',
  specificPrayer: 'Oração específica',
  gift: 'O dom',
  phase: 'Fase',
  day: 'Dia',
  giftDay: 'Dia',
};

/** Names an item among its kind: "Dia 12 de 50", "Dom da fé: dia 3 de 30". */
export function labelOfItem(theme: Theme, { kind, number, gift }: StudyItem): string {
  const alone = kind === 'frame' || kind === 'gift';
  const count = itemsOf(theme).filter((each) => each.kind === kind && each.gift === gift).length;
  const name = alone ? NAMES[kind] : `${NAMES[kind]} ${number} de ${count}`;
  return gift ? `${GIFT_NAMES[gift]}: ${name.toLowerCase()}` : name;
}
