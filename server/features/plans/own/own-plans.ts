import { randomUUID } from 'node:crypto';
import { parseReferenceKey, referenceKey } from '#shared/bible/reference.ts';
import { addDays, daysBetween } from '#shared/calendar.ts';
import { LONGEST_PLAN, readingDayBefore, readingDaysBetween } from '#shared/plans/plan-progress.ts';
import { lockMember } from '../../../db/add-within.ts';
import { type Db, inTransaction } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { listCurrentProgress, type StoredProgress } from '../progress.queries.ts';
import { readDays, type StoredDay } from '../reading/catalogue.queries.ts';
import { withDevotionals } from '../reading/devotional.ts';
import { minutesOf, type PlanDay } from '../reading/plan-days.ts';
import { planKeyOf } from '../reading/reading-progress.ts';
import { leavePlan } from '../start-plan.ts';
import { chaptersOfPassages, describePassages, evenDays, unreadOf, versesIn } from './own-days.ts';
import type { Division, OwnPlan } from './own-plans.input.ts';
import {
  countOwnPlans,
  forgetDaysAfter,
  insertOwnPlan,
  lastTickedDay,
  moveProgress,
  readOwnPlan,
  renameOwnPlan,
  retireOwnPlan,
} from './own-plans.queries.ts';

const MOST_OWN_PLANS = 30;
const EVERY_DAY = 7;
const FULL = 'Você já tem trinta planos seus. Exclua um deles para criar outro.';
const ALL_READ = 'Tudo o que você escolheu já está lido neste plano.';

const weekdaysOf = ({ weekdays }: Pick<Division, 'weekdays'>) =>
  weekdays.length === EVERY_DAY ? null : [...weekdays];

function refuse(message: string): never {
  throw new AppError('INVALID_INPUT', message);
}

/** The days of reading from the first to the last day, both counted. */
function countDays(division: Division): number {
  const { startsOn, endsOn } = division;
  if (endsOn < startsOn) refuse('O fim vem antes do começo.');
  if (daysBetween(startsOn, endsOn) >= LONGEST_PLAN) {
    refuse('Um plano pode durar até 3.650 dias. Escolha um fim mais cedo.');
  }
  const days = readingDaysBetween(startsOn, addDays(endsOn, 1), weekdaysOf(division));
  if (days === 0) refuse('Não há dia de leitura entre o começo e o fim.');
  return days;
}

function divided(readings: ReturnType<typeof chaptersOfPassages>, days: number): PlanDay[] {
  const verses = versesIn(readings);
  if (verses < days) {
    refuse(
      `São ${days} dias para ${verses} versículos. Escolha mais capítulos ou um fim mais cedo.`,
    );
  }
  return evenDays(readings, days);
}

/** The days of a plan that is not stored yet. */
export function daysOf(division: Division): PlanDay[] {
  return divided(chaptersOfPassages(division.passages), countDays(division));
}

const stored = (days: readonly PlanDay[], after = 0): StoredDay[] =>
  withDevotionals(days).map(({ readings, day, ...rest }) => ({
    ...rest,
    day: day + after,
    readings: readings.map(referenceKey),
  }));

type Created = Readonly<{ id: string; slug: string }>;

async function insertPlan(
  trx: Db,
  userId: string,
  plan: OwnPlan,
  days: readonly StoredDay[],
): Promise<Created> {
  const readings = days.map((day) => ({
    title: null,
    readings: day.readings.flatMap((key) => parseReferenceKey(key) ?? []),
  }));
  const slug = `meu-${randomUUID()}`;
  const row = {
    userId,
    slug,
    title: plan.name,
    description: describePassages(plan.passages),
    planType: 'thematic',
    durationDays: days.length,
    estimatedTimeMinutes: minutesOf(readings),
    targetAudience: 'Feito por você, para você.',
    rulesDescription: 'As leituras se repartem por igual entre os dias que você escolheu.',
    edition: 1,
    weekdays: weekdaysOf(plan),
    passages: plan.passages,
    endsOn: plan.endsOn,
  } as const;
  return { id: await insertOwnPlan(trx, row, days), slug };
}

export async function createOwnPlan(db: Db, userId: string, plan: OwnPlan): Promise<Created> {
  const days = stored(daysOf(plan));
  return inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    if ((await countOwnPlans(trx, userId)) >= MOST_OWN_PLANS) {
      throw new AppError('LIMIT_REACHED', FULL);
    }
    return insertPlan(trx, userId, plan, days);
  });
}

/**
 * Changes a plan. Its days up to the last one that was begun stay as they are; what is left of the
 * chapters is shared out anew from today on. The days are stored as another plan, to which the
 * progress moves, so that earlier progress keeps its own.
 */
export async function updateOwnPlan(
  db: Db,
  of: Readonly<{ userId: string; id: string; today: string }>,
  plan: OwnPlan,
): Promise<Created> {
  const { userId, id, today } = of;
  return inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    const before = await readOwnPlan(trx, userId, id);
    if (!before) throw new AppError('NOT_FOUND');
    const key = planKeyOf(before.slug);
    if (!isDividedAnew(before, plan)) {
      await renameOwnPlan(trx, id, plan.name);
      return { id, slug: before.slug };
    }
    const current = await listCurrentProgress(trx, userId, 'reading');
    const progress = current.find((each) => each.plan === key);
    const days = progress
      ? await daysFromToday(trx, progress, before.slug, plan, today)
      : stored(daysOf(plan));
    const created = await insertPlan(trx, userId, plan, days);
    if (progress) {
      await moveTo(trx, progress, { ...created, days: days.length, plan, today });
    }
    await retireOwnPlan(trx, userId, id, key);
    return created;
  });
}

function isDividedAnew(
  before: NonNullable<Awaited<ReturnType<typeof readOwnPlan>>>,
  plan: OwnPlan,
): boolean {
  const { passages, weekdays, endsOn } = before;
  const of = (each: readonly Division['passages'][number][]) =>
    each.map(({ book, from, to }) => `${book}.${from}-${to}`).join();
  return (
    endsOn !== plan.endsOn ||
    of(passages) !== of(plan.passages) ||
    (weekdays ?? []).join() !== (weekdaysOf(plan) ?? []).join()
  );
}

/** The highest day that was begun, which a change of the plan leaves as it is. */
const lastBegun = async (trx: Db, { id, lastReadDay, firstDay }: StoredProgress) =>
  Math.max(lastReadDay, firstDay - 1, await lastTickedDay(trx, id));

async function daysFromToday(
  trx: Db,
  progress: StoredProgress,
  slug: string,
  plan: OwnPlan,
  today: string,
): Promise<StoredDay[]> {
  const last = await lastBegun(trx, progress);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const kept = await readDays(trx, slug, numbers);
  const read = kept.flatMap(({ readings }) =>
    readings.flatMap((key) => parseReferenceKey(key) ?? []),
  );
  const left = unreadOf(chaptersOfPassages(plan.passages), read);
  if (left.length === 0) refuse(ALL_READ);
  // Days that were begun and not done still take their time.
  const open = last - Math.max(progress.lastReadDay, progress.firstDay - 1);
  const startsOn = progress.startedOn > today ? progress.startedOn : today;
  const count = countDays({ ...plan, startsOn }) - open;
  if (count < 1) refuse('Até esse fim não sobra dia para o que falta ler.');
  return [...kept, ...stored(divided(left, count), last)];
}

async function moveTo(
  trx: Db,
  progress: StoredProgress,
  to: Readonly<{ slug: string; days: number; plan: OwnPlan; today: string }>,
): Promise<void> {
  await forgetDaysAfter(trx, progress.id, await lastBegun(trx, progress));
  const weekdays = weekdaysOf(to.plan);
  const { startedOn, firstDay, lastReadDay } = progress;
  const next = Math.max(lastReadDay + 1, firstDay);
  const from = startedOn > to.today ? startedOn : to.today;
  // Today is the next day: later than planned by a shift, or else as if begun earlier.
  const shift = readingDaysBetween(startedOn, from, weekdays) + firstDay - next;
  await moveProgress(trx, progress.id, {
    plan: planKeyOf(to.slug),
    totalDays: to.days,
    weekdays,
    startedOn: shift < 0 ? readingDayBefore(from, next - firstDay, weekdays) : startedOn,
    shiftedDays: Math.max(0, shift),
  });
}

/** Deletes a plan; where it was followed, what was read stays on record. */
export async function removeOwnPlan(
  db: Db,
  { userId, id, today }: Readonly<{ userId: string; id: string; today: string }>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    const plan = await readOwnPlan(trx, userId, id);
    if (!plan) throw new AppError('NOT_FOUND');
    const key = planKeyOf(plan.slug);
    const current = await listCurrentProgress(trx, userId, 'reading');
    const progress = current.find((each) => each.plan === key);
    if (progress) await leavePlan(trx, { userId, id: progress.id }, today);
    await retireOwnPlan(trx, userId, id, key);
  });
}
