import { chapterDocumentPath, hasChapter } from '#shared/bible/chapter-document.ts';
import { chosenTranslations } from '#shared/bible/chosen-translations.ts';
import { PLAN_THEMES, type PlanTheme } from '#shared/guided-studies/study-plans.ts';
import { deviceDay } from '../lib/browser/time-zone.ts';
import type { Data } from '../lib/data/data.tsx';
import { build, dropAnswersOfOthers, readAnswer, storeAllLearnt } from './stored-answers.ts';

const DAYS_AHEAD = 7;
/** A chapter is asked for after the other, so that what the member presses comes first. */
const BREATH_MS = 150;

/**
 * Brings what the member needs on the next days onto the device: the days of the plans and of the
 * guided studies with their chapters, the word and the devotionals of today and tomorrow, the
 * prayers that are always there, and what the member has written and marked. Everything that is asked for here is stored as if it had been opened.
 */
export async function fetchAhead(data: Data): Promise<void> {
  const { queryClient, trpc } = data;
  const session = await queryClient.ensureQueryData(trpc.session.current.queryOptions());
  if (!session || wasFetched(session.user.id)) return;
  await Promise.allSettled([
    queryClient.prefetchQuery(trpc.member.answersAhead.queryOptions()),
    queryClient.prefetchQuery(trpc.member.dailyVerse.queryOptions()),
    queryClient.prefetchQuery(trpc.member.prayers.builtIn.queryOptions()),
    queryClient.prefetchQuery(trpc.reading.state.queryOptions()),
  ]);
  await fetchStudies(data);
  await fetchPlans(data);
  await fetchOwn(data).catch(() => {});
  // A page that is left now brings nothing anew for hours.
  await storeAllLearnt();
  localStorage.setItem(FETCHED, `${fetchedFor(session.user.id)} ${Date.now()}`);
  await dropAnswersOfOthers();
}

const FETCHED = 'fetched-ahead';
const AGAIN_MS = 3 * 3_600_000;

/** What was fetched serves this member, this day and this build. */
const fetchedFor = (member: string) => `${member} ${deviceDay()} ${build()}`;

function wasFetched(member: string): boolean {
  const fetched = localStorage.getItem(FETCHED) ?? '';
  const at = Number(fetched.split(' ').at(-1));
  return fetched.startsWith(fetchedFor(member)) && Date.now() - at < AGAIN_MS;
}

async function fetchStudies({ queryClient, trpc }: Data): Promise<void> {
  const studies = trpc.member.guidedStudies;
  for (const { progress } of await queryClient.fetchQuery(studies.underWay.queryOptions())) {
    const { plan, currentDay, totalDays } = progress;
    await queryClient.prefetchQuery(studies.progress.queryOptions({ plan }));
    const theme = PLAN_THEMES.find((each) => plan === `study:${each}`);
    const [, , slug] = plan.split(':');
    if (theme) await fetchSections({ queryClient, trpc }, theme);
    if (slug) await queryClient.prefetchQuery(studies.gift.queryOptions({ slug }));
    if (slug) await queryClient.prefetchQuery(studies.gifts.queryOptions());
    for (const day of daysFrom(currentDay, totalDays))
      await queryClient.prefetchQuery(studies.day.queryOptions({ plan, day }));
  }
}

/** What a study says beside its days, which stays as it is but for a version that is published anew. */
async function fetchSections(
  { queryClient, trpc }: Pick<Data, 'queryClient' | 'trpc'>,
  theme: PlanTheme,
): Promise<void> {
  const studies = trpc.member.guidedStudies;
  await queryClient.prefetchQuery(studies.outline.queryOptions({ theme }));
  if (await readAnswer('member.guidedStudies.teachings', { theme })) return;
  await Promise.all([
    queryClient.prefetchQuery(studies.keyVerses.queryOptions({ theme })),
    queryClient.prefetchQuery(studies.prayers.queryOptions({ theme })),
    queryClient.prefetchQuery(studies.actions.queryOptions({ theme })),
    theme === 'marriage' && queryClient.prefetchQuery(studies.specificPrayers.queryOptions()),
  ]);
  await queryClient.prefetchQuery(studies.teachings.queryOptions({ theme }));
}

async function fetchPlans(data: Data): Promise<void> {
  const { queryClient, trpc } = data;
  const plans = trpc.member.readingPlans;
  await queryClient.prefetchQuery(trpc.readingPlans.list.queryOptions());
  await queryClient.prefetchQuery(trpc.member.ownPlans.list.queryOptions());
  const { plans: underWay } = await queryClient.fetchQuery(plans.underWay.queryOptions());
  const keys = new Set<string>();
  for (const { progress } of underWay) {
    const { id, currentDay, totalDays } = progress;
    for (const day of daysFrom(currentDay, totalDays)) {
      const { readings } = await queryClient.fetchQuery(plans.day.queryOptions({ id, day }));
      for (const { key } of readings) keys.add(key);
    }
  }
  await fetchChapters(data, [...keys]);
}

const PAGES_OF_VERSES = 5;
/** The entries of the diary that may have been changed elsewhere, and the conversations. */
const LATEST = 5;

/** What the member has written and marked, which their lists name and each page of it shows. */
async function fetchOwn({ queryClient, trpc }: Data): Promise<void> {
  const { conversations, diary, highlights, prayerRequests, savedVerses } = trpc.member;
  const pages = { getNextPageParam: ({ next }: Readonly<{ next: string | null }>) => next };
  await queryClient.prefetchQuery(highlights.everywhere.queryOptions());
  await queryClient.prefetchInfiniteQuery({
    ...savedVerses.list.infiniteQueryOptions({ order: 'newest' }, pages),
    pages: PAGES_OF_VERSES,
  });
  await queryClient.prefetchInfiniteQuery(
    prayerRequests.list.infiniteQueryOptions({ answered: false }, pages),
  );
  const written = await queryClient.fetchInfiniteQuery(
    diary.list.infiniteQueryOptions({ kind: null, query: '' }, pages),
  );
  const entries = written.pages.flatMap(({ items }) => items);
  for (const [at, { id }] of entries.entries()) {
    if (at >= LATEST && (await readAnswer('member.diary.entry', { id }))) continue;
    await queryClient.prefetchQuery(diary.entry.queryOptions({ id }));
  }
  const talked = await queryClient.fetchInfiniteQuery(
    conversations.list.infiniteQueryOptions({ query: '' }, pages),
  );
  for (const { id } of talked.pages.flatMap(({ items }) => items).slice(0, LATEST))
    await queryClient.prefetchQuery(conversations.messages.queryOptions({ id }));
}

/** The chapters in the translation that the member reads, those that it has; one that is on the device costs nothing. */
async function fetchChapters(data: Data, keys: readonly string[]): Promise<void> {
  const { queryClient, trpc, readDocument } = data;
  const installed = await queryClient.ensureQueryData(trpc.bible.translations.queryOptions());
  const state = await queryClient.ensureQueryData(trpc.reading.state.queryOptions());
  const { translation } = chosenTranslations(installed.translations, state.settings);
  if (!translation) return;
  const { chaptersOf, parseReferenceKey } = await import('#shared/bible/reference.ts');
  for (const key of keys) {
    const reference = parseReferenceKey(key);
    for (const { book, chapter } of reference ? chaptersOf(reference) : []) {
      const path = chapterDocumentPath(
        translation.id,
        translation.contentHash ?? '',
        book,
        chapter,
      );
      const isKnown = queryClient.getQueryData(['document', path]) !== undefined;
      if (isKnown || !hasChapter(translation, book, chapter)) continue;
      await queryClient.prefetchQuery({
        queryKey: ['document', path],
        queryFn: ({ signal }) => readDocument(path, signal),
        staleTime: Number.POSITIVE_INFINITY,
      });
      await new Promise((resolve) => {
        setTimeout(resolve, BREATH_MS);
      });
    }
  }
}

const daysFrom = (first: number, last: number) =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => first + ahead).filter((day) => day <= last);
