import { countDays, withTick } from '#shared/plans/plan-progress.ts';
import type { Trpc } from '../../../lib/data/trpc.ts';
import { type Known, kind, type Output, type Patch, patch } from './kind.ts';

type Progress = Output<'readingPlans.completeDay'>;

/** What a plan shows once these are its completed days. */
function withDays(progress: Progress, completed: readonly number[]): Progress {
  const { totalDays, firstDay, scheduledDay, status } = progress;
  const currentDay = Math.min(Math.max(firstDay, Math.max(0, ...completed) + 1), totalDays);
  const count = countDays({ ...progress, completed });
  const isFinished = count.done === count.days;
  return {
    ...progress,
    status: isFinished ? 'finished' : status === 'finished' ? 'active' : status,
    completed: [...completed].sort((one, other) => one - other),
    currentDay,
    daysBehind: Math.max(0, scheduledDay - currentDay),
  };
}

const added = (days: readonly number[]) => (progress: Progress) =>
  withDays(progress, [...new Set([...progress.completed, ...days])]);

const removed = (days: readonly number[]) => (progress: Progress) =>
  withDays(
    progress,
    progress.completed.filter((day) => !days.includes(day)),
  );

const hasId = (value: unknown, id: string): value is Progress =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** A plan of which this page knows nothing more than its id. */
const unknown = (id: string): Progress => ({
  id,
  plan: '',
  status: 'active',
  totalDays: 0,
  firstDay: 1,
  weekdays: null,
  startedOn: '',
  endsOn: '',
  daysToStart: 0,
  currentDay: 1,
  scheduledDay: 1,
  daysBehind: 0,
  completed: [],
});

function knownProgress(known: Known, id: string): Progress {
  const plans = known
    .data('member.readingPlans.underWay')
    .flatMap((underWay) =>
      typeof underWay === 'object' && underWay !== null && 'plans' in underWay
        ? [underWay.plans].flat()
        : [],
    )
    .map((each) =>
      typeof each === 'object' && each !== null && 'progress' in each ? each.progress : null,
    );
  const studies = known.data('member.guidedStudies.progress');
  return [...plans, ...studies].find((each) => hasId(each, id)) ?? unknown(id);
}

type UnderWay = Output<'readingPlans.underWay'>;

/** Changes one of the plans under way. */
const patchPlan = (
  id: string,
  change: (plan: UnderWay['plans'][number]) => UnderWay['plans'][number],
): Patch =>
  patch('readingPlans.underWay', ({ plans, ...rest }) => ({
    ...rest,
    plans: plans.map((each) => (each.progress.id === id ? change(each) : each)),
  }));

/** The days of a reading plan that a change completes or opens again. */
function shownDays(id: string, days: readonly number[], isDone: boolean): readonly Patch[] {
  const change = isDone ? added(days) : removed(days);
  return [
    patchPlan(id, (current) => {
      const progress = change(current.progress);
      // The days ahead that the page knows; the server sends the rest.
      const next = current.next.filter(({ day }) => day >= progress.currentDay);
      const isSame = progress.currentDay === current.progress.currentDay;
      return {
        ...current,
        progress,
        next: next.length > 0 ? next : current.next,
        ticked: isSame ? current.ticked : [],
      };
    }),
    patch('readingPlans.day', (content, at) =>
      at.id === id && days.includes(at.day)
        ? {
            ...content,
            completed: isDone,
            ticked: isDone ? content.readings.map(({ key }) => key) : content.ticked,
          }
        : content,
    ),
  ];
}

const ofPlans = ({ readingPlans }: Trpc['member']) => [readingPlans];
const ofStudies = ({ guidedStudies }: Trpc['member']) => [
  guidedStudies.progress,
  guidedStudies.underWay,
];

const studyShown = (id: string, change: (progress: Progress) => Progress) => [
  patch('guidedStudies.progress', (progress) => (progress.id === id ? change(progress) : progress)),
];

const daysName = (days: readonly number[]) =>
  days.length === 1 ? `Dia ${days[0]} concluído` : `${days.length} dias concluídos`;

export const PLAN_KINDS = {
  'member.readingPlans.startReading': kind('readingPlans.startReading', {
    name: ({ day }) => `Leitura do dia ${day} iniciada`,
    show: ({ id, day }) => [
      patch('readingPlans.day', (content, at) =>
        at.id === id && at.day === day ? { ...content, started: true } : content,
      ),
    ],
    refreshes: ofPlans,
  }),
  'member.readingPlans.markAudio': kind('readingPlans.markAudio', {
    name: ({ day }) => `Áudio do dia ${day} ouvido`,
    show: ({ id, day }) => [
      patch('readingPlans.day', (content, at) =>
        at.id === id && at.day === day ? { ...content, audioListened: true } : content,
      ),
    ],
    refreshes: ofPlans,
  }),
  'member.readingPlans.tick': kind('readingPlans.tick', {
    name: ({ day, done }) => `Dia ${day}: leitura ${done ? 'marcada' : 'desmarcada'}`,
    show: ({ id, day, ...tick }) => [
      patch('readingPlans.day', (content, at) =>
        at.id === id && at.day === day
          ? { ...content, started: true, ticked: withTick(content.ticked, tick) }
          : content,
      ),
      patchPlan(id, (current) =>
        current.progress.currentDay === day
          ? { ...current, ticked: withTick(current.ticked, tick) }
          : current,
      ),
    ],
    refreshes: ofPlans,
    // A day that another device has completed has all its ticks.
    onRefused: (code, { done }) => (code === 'CONFLICT' && !done ? 'done' : null),
  }),
  'member.readingPlans.completeDay': kind('readingPlans.completeDay', {
    name: ({ day }) => daysName([day]),
    answer: ({ id, day }, _change, known) => added([day])(knownProgress(known, id)),
    show: ({ id, day }) => shownDays(id, [day], true),
    refreshes: ofPlans,
  }),
  'member.readingPlans.checkIn': kind('readingPlans.checkIn', {
    name: ({ days }) => daysName(days),
    answer: ({ id, days }, _change, known) => added(days)(knownProgress(known, id)),
    show: ({ id, days }) => shownDays(id, days, true),
    refreshes: ofPlans,
  }),
  'member.readingPlans.undoDays': kind('readingPlans.undoDays', {
    name: ({ days }) => `${days.length === 1 ? `Dia ${days[0]} aberto` : 'Dias abertos'} de novo`,
    answer: ({ id, days }, _change, known) => removed(days)(knownProgress(known, id)),
    show: ({ id, days }) => shownDays(id, days, false),
    refreshes: ofPlans,
  }),
  'member.planProgress.completeDays': kind('planProgress.completeDays', {
    name: ({ days }) => `Estudo: ${daysName(days).toLowerCase()}`,
    answer: ({ id, days }, _change, known) => added(days)(knownProgress(known, id)),
    show: ({ id, days }) => studyShown(id, added(days)),
    refreshes: ofStudies,
  }),
  'member.planProgress.undoDay': kind('planProgress.undoDay', {
    name: ({ day }) => `Estudo: dia ${day} aberto de novo`,
    answer: ({ id, day }, _change, known) => removed([day])(knownProgress(known, id)),
    show: ({ id, day }) => studyShown(id, removed([day])),
    refreshes: ofStudies,
  }),
} as const;
