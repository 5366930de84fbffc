import { z } from 'zod';
import type { ItemContent, ItemKind, Theme } from './study-items.ts';
import { GIFTS } from './study-plans.ts';

/** A reference as readers print it, "João 3:16"; the words of the verse come from the stored Bible. */
const reference = z.string().trim().min(4).max(60);
const line = z.string().trim().min(1).max(160);
const text = z.string().trim().min(1).max(6_000);

const teaching = z.object({
  title: line,
  verses: z.array(reference).min(1).max(6),
  content: text,
  application: text,
});

const keyVerse = z.object({ reference, explanation: text });

const prayer = z.object({ title: line, purpose: line, content: text });

const specificPrayer = z.object({ title: line, description: text });

const action = z.object({
  title: line,
  description: text,
  steps: z.array(text).min(2).max(8),
  biblicalBasis: reference,
});

const day = z.object({
  day: z.int().min(1).max(50),
  title: line,
  verse: reference,
  reflection: text,
  prayer: text,
  action: text,
});

const giftDay = z.object({
  day: z.int().min(1).max(30),
  title: line,
  verse: reference,
  study: text,
  prayer: text,
  practice: text,
});

/** The days of a plan: numbered from 1 to `count`, each once and in order. */
const days = <T extends { day: number }>(of: z.ZodType<T>, count: number) =>
  z
    .array(of)
    .length(count)
    .refine((all) => all.every((each, index) => each.day === index + 1), {
      error: `Os dias vão de 1 a ${count}, cada um uma vez e em ordem.`,
    });

/** A part of a plan with a focus of its own, from its first to its last day. */
const phase = z.object({ from: z.int(), to: z.int(), title: line, focus: text });

/** Phases that follow each other without a gap from day 1 to day `last`. */
const phases = (last: number) =>
  z
    .array(phase)
    .min(1)
    .max(5)
    .refine(
      (all) =>
        all.every(({ from, to }, index) => from === (all[index - 1]?.to ?? 0) + 1 && to >= from) &&
        all.at(-1)?.to === last,
      { error: `As fases vão do dia 1 ao dia ${last}, sem lacunas.` },
    );

const plan = (count: number) => z.object({ phases: phases(count), days: days(day, count) });

const study = {
  title: line,
  introduction: text,
  conclusion: text,
  teachings: z.array(teaching).min(1).max(20),
  keyVerses: z.array(keyVerse).min(1).max(30),
  prayers: z.array(prayer).min(1).max(20),
  actions: z.array(action).min(1).max(20),
};

const gift = z.object({
  slug: z.string().regex(/^[a-z-]{2,40}$/),
  title: line,
  references: z.array(reference).min(1).max(6),
  meaning: text,
  characteristics: z.array(line).min(2).max(8),
  application: text,
  caution: text,
  plan: z.object({ phases: phases(30), days: days(giftDay, 30) }),
});

/** All gifts of a category, in the order of its passage. */
const gifts = (slugs: readonly string[]) =>
  z
    .array(gift)
    .length(slugs.length)
    .refine((all) => all.every(({ slug }, index) => slug === slugs[index]), {
      error: `Os dons são, em ordem: ${slugs.join(', ')}.`,
    });

/** The schema of each piece that is written, stored and edited by itself. */
export const STUDY_ITEMS = {
  frame: z.object({ title: line, introduction: text, conclusion: text }),
  teaching,
  keyVerse,
  prayer,
  action,
  specificPrayer,
  phase: phase.omit({ from: true, to: true }),
  day: day.omit({ day: true }),
  gift: gift.omit({ slug: true, plan: true }),
  giftDay: giftDay.omit({ day: true }),
} as const satisfies Readonly<Record<ItemKind, z.ZodType<ItemContent>>>;

const documents = {
  'holy-spirit': z.object({ ...study, plan: plan(30) }),
  priest: z.object({ ...study, plan: plan(50) }),
  builder: z.object({ ...study, plan: plan(47) }),
  gifts: z.object({
    title: line,
    introduction: text,
    conclusion: text,
    charismatic: gifts(GIFTS.charismatic),
    ministerial: gifts(GIFTS.ministerial),
    edification: gifts(GIFTS.edification),
  }),
  marriage: z.object({
    ...study,
    /** Occasions for which a prayer is written on demand. */
    specificPrayers: z.array(specificPrayer).min(5).max(20),
    plan: plan(30),
  }),
} as const satisfies Readonly<Record<Theme, z.ZodType>>;

export type { Theme };
export type StudyDocument<T extends Theme> = z.infer<(typeof documents)[T]>;

/** The document of each guided study, as it is stored, published and shown. */
export const STUDY_DOCUMENTS: { readonly [T in Theme]: z.ZodType<StudyDocument<T>> } = documents;

export type StudyDay = z.infer<typeof day>;
export type Gift = z.infer<typeof gift>;
export type GiftDay = z.infer<typeof giftDay>;
