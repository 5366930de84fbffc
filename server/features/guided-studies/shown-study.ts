import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import { keyNamedIn } from '#shared/bible/find-references.ts';
import type { Gift, StudyDocument } from '#shared/guided-studies/guided-studies.ts';
import type { ScriptureFinder } from '../../scripture/finder.ts';
import { plainParts, shownVerse } from '../../scripture/parts.ts';

/** The parts of a study as screens show them: references as keys, verses in their stored words. */
type Study = StudyDocument<'holy-spirit' | 'priest' | 'builder' | 'marriage'>;
type Plan = Study['plan'] | Gift['plan'];

function shownPlan({ phases, days }: Plan) {
  return {
    phases: phases.map(({ focus, ...phase }) => ({ ...phase, focus: plainParts(focus) })),
    days: days.map(({ day, title }) => ({ day, title })),
  };
}

export function shownOutline({ title, introduction, conclusion, ...study }: Study) {
  return {
    title,
    introduction: plainParts(introduction),
    conclusion: plainParts(conclusion),
    counts: {
      teachings: study.teachings.length,
      prayers: study.prayers.length,
      actions: study.actions.length,
      keyVerses: study.keyVerses.length,
    },
    plan: shownPlan(study.plan),
  };
}

export function shownTeachings({ teachings }: Study) {
  return teachings.map(({ title, verses, content, application }) => ({
    title,
    verses: keysOf(verses),
    content: plainParts(content),
    application: plainParts(application),
  }));
}

export async function shownKeyVerses({ keyVerses }: Study, finder: ScriptureFinder) {
  return Promise.all(
    keyVerses.map(async ({ reference, explanation }) => ({
      verse: await verseOf(reference, finder),
      explanation: plainParts(explanation),
    })),
  );
}

export function shownPrayers({ prayers }: Study) {
  return prayers.map(({ title, purpose, content }, index) => ({
    key: `prayer:${index + 1}`,
    title,
    purpose,
    content: plainParts(content),
  }));
}

export function shownSpecificPrayers({ specificPrayers }: StudyDocument<'marriage'>) {
  return specificPrayers.map((prayer, index) => ({
    key: `specificPrayer:${index + 1}`,
    ...prayer,
  }));
}

export async function shownActions({ actions }: Study, finder: ScriptureFinder) {
  return Promise.all(
    actions.map(async ({ title, description, steps, biblicalBasis }) => ({
      title,
      description: plainParts(description),
      steps: steps.map(plainParts),
      basis: await verseOf(biblicalBasis, finder),
    })),
  );
}

/** One day, whose study and practice have the same names in every plan. */
export async function shownDay(plan: Plan, number: number, finder: ScriptureFinder) {
  const found = plan.days.find(({ day }) => day === number);
  if (!found) return null;
  const { day, title, verse, prayer } = found;
  return {
    day,
    title,
    verse: await verseOf(verse, finder),
    text: plainParts('study' in found ? found.study : found.reflection),
    prayer: plainParts(prayer),
    action: plainParts('practice' in found ? found.practice : found.action),
  };
}

export function shownGifts({ title, introduction, conclusion, ...study }: StudyDocument<'gifts'>) {
  const { charismatic, ministerial, edification } = study;
  const cards = (gifts: readonly Gift[]) =>
    gifts.map(({ slug, title: name, references, characteristics }) => ({
      slug,
      title: name,
      references: keysOf(references).slice(0, 1),
      characteristic: characteristics[0] ?? '',
    }));
  return {
    title,
    introduction: plainParts(introduction),
    conclusion: plainParts(conclusion),
    gifts: {
      charismatic: cards(charismatic),
      ministerial: cards(ministerial),
      edification: cards(edification),
    },
  };
}

export function shownGift(gift: Gift) {
  const { slug, title, references, meaning, characteristics, application, caution, plan } = gift;
  return {
    slug,
    title,
    references: keysOf(references),
    meaning: plainParts(meaning),
    characteristics: characteristics.map(plainParts),
    application: plainParts(application),
    caution: plainParts(caution),
    plan: shownPlan(plan),
  };
}

export function giftOf(study: StudyDocument<'gifts'>, slug: string): Gift | undefined {
  const { charismatic, ministerial, edification } = study;
  return [...charismatic, ...ministerial, ...edification].find((gift) => gift.slug === slug);
}

async function verseOf(text: string, finder: ScriptureFinder): Promise<ShownVerse | null> {
  const [part] = (await shownVerse(text, finder)) satisfies RichText;
  return part && part.type !== 'text' ? part : null;
}

function keysOf(references: readonly string[]): string[] {
  return references.flatMap((text) => keyNamedIn(text) ?? []);
}
