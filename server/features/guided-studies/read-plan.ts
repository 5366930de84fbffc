import type { Gift, StudyDocument, Theme } from '#shared/guided-studies/guided-studies.ts';
import { STUDY_DAYS, STUDY_PLANS } from '#shared/guided-studies/study-plans.ts';
import type { Db } from '../../db/client.ts';
import { readStudy } from './guided-studies.ts';
import { giftOf } from './shown-study.ts';

type Plan = StudyDocument<'priest'>['plan'] | Gift['plan'];

type FoundPlan = Readonly<{ title: string; plan: Plan; theme: Theme; gift: string | null }>;

/** The plan of a key such as `study:priest` or `study:gifts:fe`, with the title of what it studies. */
export async function readPlan(db: Db, key: string): Promise<FoundPlan | null> {
  if (!STUDY_PLANS.has(key)) return null;
  const [, theme = '', slug] = key.split(':');
  if (slug !== undefined) {
    const study = await readStudy(db, 'gifts');
    const gift = study && giftOf(study, slug);
    return gift ? { title: gift.title, plan: gift.plan, theme: 'gifts', gift: slug } : null;
  }
  const study = isPlanTheme(theme) ? await readStudy(db, theme) : null;
  return study && isPlanTheme(theme)
    ? { title: study.title, plan: study.plan, theme, gift: null }
    : null;
}

function isPlanTheme(theme: string): theme is keyof typeof STUDY_DAYS {
  return theme in STUDY_DAYS;
}
