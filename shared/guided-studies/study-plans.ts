/** The gifts of each category, in the order of their passage. */
export const GIFTS = {
  charismatic: [
    'sabedoria',
    'conhecimento',
    'fe',
    'cura',
    'milagres',
    'profecia',
    'discernimento',
    'linguas',
    'interpretacao',
  ],
  ministerial: ['apostolo', 'profeta-ministerial', 'evangelista', 'pastor', 'mestre'],
  edification: [
    'profecia-motivacional',
    'servico',
    'ensino',
    'exortacao',
    'contribuir',
    'lideranca',
    'misericordia',
  ],
} as const;

export type GiftCategory = keyof typeof GIFTS;
export type GiftSlug = (typeof GIFTS)[GiftCategory][number];

export const GIFT_NAMES: Readonly<Record<GiftSlug, string>> = {
  sabedoria: 'Palavra de sabedoria',
  conhecimento: 'Palavra de conhecimento',
  fe: 'Dom da fé',
  cura: 'Dons de curas',
  milagres: 'Operações de milagres',
  profecia: 'Profecia',
  discernimento: 'Discernimento de espíritos',
  linguas: 'Variedade de línguas',
  interpretacao: 'Interpretação de línguas',
  apostolo: 'Apóstolo',
  'profeta-ministerial': 'Profeta',
  evangelista: 'Evangelista',
  pastor: 'Pastor',
  mestre: 'Mestre/Doutor',
  'profecia-motivacional': 'Profecia motivacional',
  servico: 'Serviço',
  ensino: 'Ensino',
  exortacao: 'Exortação',
  contribuir: 'Contribuir',
  lideranca: 'Liderança',
  misericordia: 'Misericórdia',
};

/** The days of the studies that are one plan; the gifts have a plan each. */
export const STUDY_DAYS = { 'holy-spirit': 30, priest: 50, builder: 47, marriage: 30 } as const;
export const GIFT_DAYS = 30;

export type PlanTheme = keyof typeof STUDY_DAYS;

/** The key of a plan that a member can follow. */
type StudyPlan = `study:${PlanTheme}` | `study:gifts:${GiftSlug}`;

export const PLAN_THEMES: readonly PlanTheme[] = ['holy-spirit', 'priest', 'builder', 'marriage'];

export const GIFT_SLUGS: readonly GiftSlug[] = [
  ...GIFTS.charismatic,
  ...GIFTS.ministerial,
  ...GIFTS.edification,
];

/** The days of every plan, by its key. */
export const STUDY_PLANS: ReadonlyMap<string, number> = new Map<StudyPlan, number>([
  ...PLAN_THEMES.map((theme): [StudyPlan, number] => [`study:${theme}`, STUDY_DAYS[theme]]),
  ...GIFT_SLUGS.map((slug): [StudyPlan, number] => [`study:gifts:${slug}`, GIFT_DAYS]),
]);

/** Subjects of a marriage, for each of which a prayer is offered. */
export const MARRIAGE_TOPICS = [
  { id: 'comunicacao', title: 'Comunicação' },
  { id: 'perdao', title: 'Perdão' },
  { id: 'financas', title: 'Finanças' },
  { id: 'filhos', title: 'Filhos' },
  { id: 'intimidade', title: 'Intimidade' },
] as const;

export const MARRIAGE_TOPIC_CONTEXT = 'Pelo nosso casamento';
