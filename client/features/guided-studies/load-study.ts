import type { PlanTheme } from '#shared/guided-studies/study-plans.ts';
import type { Data } from '../../lib/data/data.tsx';
import {
  actionsQuery,
  dayQuery,
  giftQuery,
  giftsQuery,
  keyVersesQuery,
  outlineQuery,
  prayersQuery,
  progressQuery,
  specificPrayersQuery,
  teachingsQuery,
} from './study-queries.ts';
import { type StudySearch, type StudyTheme, type TabId, tabOf } from './study-theme.ts';
import { BUILDER } from './themes/builder-theme.ts';
import { HOLY_SPIRIT } from './themes/holy-spirit-theme.ts';
import { MARRIAGE } from './themes/marriage-theme.ts';
import { PRIEST } from './themes/priest-theme.ts';

const THEMES: Readonly<Record<PlanTheme, StudyTheme>> = {
  'holy-spirit': HOLY_SPIRIT,
  priest: PRIEST,
  builder: BUILDER,
  marriage: MARRIAGE,
};

/** A page that comes sooner shows no sign of waiting; later its own words of it stand there. */
const PATIENCE_MS = 250;

/** The server renders the page with its data. */
const withPatience = (loaded: Promise<unknown>) =>
  import.meta.env.SSR
    ? loaded
    : Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/** Loads what the open section shows; a failure is for the screen to tell. */
export async function loadStudy(data: Data, theme: PlanTheme, search: StudySearch): Promise<void> {
  const { queryClient, trpc } = data;
  const queries: Partial<Record<TabId, () => Promise<unknown>[]>> = {
    introduction: () => [queryClient.prefetchQuery(progressQuery(trpc, `study:${theme}`))],
    teachings: () => [queryClient.prefetchQuery(teachingsQuery(trpc, theme))],
    verses: () => [queryClient.prefetchQuery(keyVersesQuery(trpc, theme))],
    actions: () => [queryClient.prefetchQuery(actionsQuery(trpc, theme))],
    prayers: () => [
      queryClient.prefetchQuery(prayersQuery(trpc, theme)),
      ...(theme === 'marriage' ? [queryClient.prefetchQuery(specificPrayersQuery(trpc))] : []),
    ],
    overview: () => [
      queryClient.prefetchQuery(progressQuery(trpc, `study:${theme}`)),
      queryClient.prefetchQuery(keyVersesQuery(trpc, theme)),
      queryClient.prefetchQuery(actionsQuery(trpc, theme)),
      queryClient.prefetchQuery(prayersQuery(trpc, theme)),
    ],
    plan: () => [loadDay(data, `study:${theme}`, search.day)],
  };
  await withPatience(
    Promise.all([
      queryClient.prefetchQuery(outlineQuery(trpc, theme)),
      ...(queries[tabOf(THEMES[theme], search)]?.() ?? []),
    ]),
  );
}

export async function loadGifts(data: Data, { gift, day }: StudySearch): Promise<void> {
  const { queryClient, trpc } = data;
  await withPatience(
    Promise.all(
      gift
        ? [
            queryClient.prefetchQuery(giftQuery(trpc, gift)),
            loadDay(data, `study:gifts:${gift}`, day),
          ]
        : [queryClient.prefetchQuery(giftsQuery(trpc))],
    ),
  );
}

/** The day of the address, or the one at which the member is. */
async function loadDay({ queryClient, trpc }: Data, plan: string, day?: number): Promise<void> {
  const progress = progressQuery(trpc, plan);
  await queryClient.prefetchQuery(progress);
  const at =
    (day && day > 0 && day <= 50 ? day : null) ??
    queryClient.getQueryData(progress.queryKey)?.currentDay ??
    1;
  await queryClient.prefetchQuery(dayQuery(trpc, plan, at));
}
