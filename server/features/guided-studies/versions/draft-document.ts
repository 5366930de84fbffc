import {
  type Gift,
  STUDY_DOCUMENTS,
  type StudyDocument,
  type Theme,
} from '#shared/guided-studies/guided-studies.ts';
import {
  ITEM_FIELDS,
  type ItemContent,
  type ItemKind,
  itemsOf,
  PHASES,
} from '#shared/guided-studies/study-items.ts';
import { GIFTS, type GiftSlug } from '#shared/guided-studies/study-plans.ts';

export type Items = ReadonlyMap<string, ItemContent>;

/** The sections of a document that are lists of items of one kind. */
const LISTS = {
  teachings: 'teaching',
  keyVerses: 'keyVerse',
  prayers: 'prayer',
  actions: 'action',
  specificPrayers: 'specificPrayer',
} as const satisfies Readonly<Record<string, ItemKind>>;

/** Joins the items of a draft to the document of its theme; null while it is not a valid one. */
export function documentOf<T extends Theme>(theme: T, items: Items): StudyDocument<T> | null {
  const joined = theme === 'gifts' ? joinGifts(items) : joinStudy(theme, items);
  return STUDY_DOCUMENTS[theme].safeParse(joined).data ?? null;
}

function joinStudy(theme: Exclude<Theme, 'gifts'>, items: Items): object {
  const lists = Object.entries(LISTS).map(([field, kind]) => [
    field,
    itemsOf(theme)
      .filter((item) => item.kind === kind)
      .map(({ key }) => items.get(key)),
  ]);
  return {
    ...items.get('frame'),
    ...Object.fromEntries(lists),
    plan: joinPlan(theme, null, items),
  };
}

function joinGifts(items: Items): object {
  const gifts = (slugs: readonly GiftSlug[]) =>
    slugs.map((slug) => ({
      slug,
      ...items.get(`gift:${slug}`),
      plan: joinPlan('gifts', slug, items),
    }));
  return {
    ...items.get('frame'),
    charismatic: gifts(GIFTS.charismatic),
    ministerial: gifts(GIFTS.ministerial),
    edification: gifts(GIFTS.edification),
  };
}

function joinPlan(theme: Theme, gift: GiftSlug | null, items: Items): object {
  const before = gift ? `gift:${gift}:` : '';
  const days = itemsOf(theme).filter(
    (item) => item.gift === gift && (item.kind === 'day' || item.kind === 'giftDay'),
  );
  return {
    phases: PHASES[theme].map(([from, to], index) => ({
      from,
      to,
      ...items.get(`${before}phase:${index + 1}`),
    })),
    days: days.map(({ key, number }) => ({ day: number, ...items.get(key) })),
  };
}

/** Takes a stored document apart into the items that a draft of its theme would have. */
export function itemsIn(document: StudyDocument<Theme>): Items {
  const items = new Map<string, ItemContent>();
  const add = (key: string, kind: ItemKind, from: object) => items.set(key, pick(kind, from));
  const addPlan = (before: string, kind: 'day' | 'giftDay', plan: Gift['plan'] | StudyPlan) => {
    for (const [index, phase] of plan.phases.entries())
      add(`${before}phase:${index + 1}`, 'phase', phase);
    for (const day of plan.days) add(`${before}day:${day.day}`, kind, day);
  };
  add('frame', 'frame', document);
  if ('charismatic' in document) {
    for (const gift of [
      ...document.charismatic,
      ...document.ministerial,
      ...document.edification,
    ]) {
      add(`gift:${gift.slug}`, 'gift', gift);
      addPlan(`gift:${gift.slug}:`, 'giftDay', gift.plan);
    }
    return items;
  }
  for (const [field, kind] of Object.entries(LISTS)) {
    const list: unknown = Reflect.get(document, field);
    const entries: readonly unknown[] = Array.isArray(list) ? list : [];
    for (const [index, entry] of entries.entries()) {
      if (typeof entry === 'object' && entry !== null) add(`${kind}:${index + 1}`, kind, entry);
    }
  }
  if ('plan' in document) addPlan('', 'day', document.plan);
  return items;
}

type StudyPlan = StudyDocument<'priest'>['plan'];

function pick(kind: ItemKind, from: object): ItemContent {
  return Object.fromEntries(
    Object.keys(ITEM_FIELDS[kind]).map((field) => [field, Reflect.get(from, field)]),
  );
}
