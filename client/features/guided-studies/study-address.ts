import type { PlanTheme } from '#shared/guided-studies/study-plans.ts';
import type { Data } from '../../lib/data/data.tsx';
import type { StudySearch } from './study-theme.ts';

/**
 * The addresses of the studies stand in the application around every page, so the screens check
 * what they hold, and the loaders come with the pages.
 */
export function studySearch({ tab, day, gift }: Record<string, unknown>): StudySearch {
  return {
    ...(typeof tab === 'string' ? { tab } : {}),
    // An address that names no day opens the plan where the member is.
    ...(Number.isInteger(day) ? { day: Number(day) } : {}),
    ...(typeof gift === 'string' ? { gift } : {}),
  };
}

export const allSearch = ({ search }: { search: StudySearch }) => search;

const loaders = () => import('./load-study.ts');

export const loadStudy = async (data: Data, theme: PlanTheme, search: StudySearch) =>
  (await loaders()).loadStudy(data, theme, search);

export const loadGifts = async (data: Data, search: StudySearch) =>
  (await loaders()).loadGifts(data, search);
