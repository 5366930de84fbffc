import { STUDY_DAYS, STUDY_PLANS } from '#shared/study-plans.ts';
import type { Gift, StudyDocument } from '#shared/themed-studies.ts';
import type { Db } from '../../db/client.ts';
import { giftOf } from './shown-study.ts';
import { readStudy } from './studies.ts';

type Plan = StudyDocument<'priest'>['plan'] | Gift['plan'];

/** The plan of a key such as `study:priest` or `study:gifts:fe`, with the title of what it studies. */
export async function readPlan(
  db: Db,
  key: string,
): Promise<Readonly<{ title: string; plan: Plan }> | null> {
  if (!STUDY_PLANS.has(key)) return null;
  const [, theme = '', slug] = key.split(':');
  if (slug !== undefined) {
    const study = await readStudy(db, 'gifts');
    return (study && giftOf(study, slug)) ?? null;
  }
  return isPlanTheme(theme) ? readStudy(db, theme) : null;
}

function isPlanTheme(theme: string): theme is keyof typeof STUDY_DAYS {
  return theme in STUDY_DAYS;
}
