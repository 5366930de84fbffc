import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpenText, CalendarCheck, Flame } from 'lucide-react';
import { printedDay } from '#shared/calendar.ts';
import { countDays } from '#shared/plans/plan-progress.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Ring } from '../../ui/ring.tsx';
import { openedReading } from '../plans/api.ts';

type UnderWay = Outputs['member']['readingPlans']['underWay']['plans'][number];

/** Today's readings of the plans under way, one tap from their first chapters; or the way to begin. */
export function TodaysReading() {
  const trpc = useTrpc();
  const { data, isError, refetch } = useQuery(trpc.member.readingPlans.underWay.queryOptions());
  const plans = data?.plans.filter(({ next }) => next.length > 0) ?? [];
  const [first, ...others] = plans;
  // Whoever follows a plan is not sent to choose one because it did not load.
  if (isError && !data) {
    return (
      <section aria-label="Leitura de hoje" className="card p-5">
        <LoadFailure text="A sua leitura não carregou." onRetry={() => void refetch()} />
      </section>
    );
  }
  if (!data || !first) return <FirstSteps />;
  return (
    <section
      aria-label="Leitura de hoje"
      className="card relative isolate flex min-h-48 flex-col gap-5 overflow-hidden border-transparent bg-hero p-5 text-on-hero"
    >
      <Hills />
      {others.length > 0 ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-xl">Leituras de hoje</h2>
          <Streak days={data.streak} />
        </div>
      ) : null}
      {plans.map((plan) => (
        <PlanToday
          key={plan.progress.id}
          current={plan}
          streak={data.streak}
          alone={plans.length === 1}
        />
      ))}
    </section>
  );
}

type TodayProps = Readonly<{ current: UnderWay; streak: number; alone: boolean }>;

/** The day of one plan: its ring, what is read, and the way into it. */
function PlanToday({ current: { plan, progress, next: days, ticked }, streak, alone }: TodayProps) {
  const [day] = days;
  if (!day) return null;
  const waiting = progress.daysToStart > 0 && progress.completed.length === 0;
  const next = day.readings.find(({ key }) => !ticked.includes(key));
  const count = countDays(progress);
  const title = `${plan.title} · Dia ${day.day} de ${progress.totalDays}`;
  const dayLink = {
    to: '/reading-plan',
    search: alone ? { day: day.day } : { plan: plan.slug, day: day.day },
  } as const;
  const begins = `Começa em ${printedDay(progress.startedOn)}`;
  return (
    <div className="flex flex-1 flex-col">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        {alone ? (
          <span className="wrap-anywhere">{title}</span>
        ) : (
          <Link {...dayLink} className="-my-1.5 py-1.5 wrap-anywhere underline">
            {title}
          </Link>
        )}
        {alone ? <Streak days={streak} /> : null}
      </p>
      <div className="mt-2 flex items-center gap-3">
        <Ring done={count.done} of={count.days} label={`Progresso: ${plan.title}`} />
        <div className="min-w-0 flex-1">
          {alone ? (
            <h2 className="text-xl">{waiting ? begins : 'Leitura de hoje'}</h2>
          ) : waiting ? (
            <p className="font-semibold">{begins}</p>
          ) : null}
          <p className="line-clamp-2">{day.readings.map(({ label }) => label).join(', ')}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        {next ? (
          <Link
            to="/bible"
            search={{ ref: next.key }}
            className="button button-quiet"
            onClick={() =>
              openedReading.set({
                progressId: progress.id,
                plan: plan.slug,
                day: day.day,
                ...next,
              })
            }
          >
            <BookOpenText aria-hidden="true" size={20} />
            Ler {next.label}
          </Link>
        ) : null}
        {alone || !next ? (
          <Link {...dayLink} className="button border-current bg-hero hover:brightness-110">
            {next ? 'Ver o dia' : 'Concluir o dia'}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

function Streak({ days }: Readonly<{ days: number }>) {
  if (days === 0) return null;
  return (
    <span className="flex items-center gap-1 text-sm font-semibold">
      <Flame aria-hidden="true" size={16} />
      {days === 1 ? '1 dia seguido' : `${days} dias seguidos`}
    </span>
  );
}

function FirstSteps() {
  return (
    <section
      aria-label="Leitura de hoje"
      className="card relative isolate flex min-h-48 flex-col overflow-hidden border-transparent bg-hero p-5 text-on-hero"
    >
      <Hills />
      <h2 className="text-xl">Um pouco por dia</h2>
      <p>Escolha um plano, e ele leva você pela Bíblia no seu passo.</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Link to="/reading-plan" className="button button-quiet">
          <CalendarCheck aria-hidden="true" size={20} />
          Escolher um plano
        </Link>
      </div>
    </section>
  );
}

/** A way through hills towards the light, behind the words. */
function Hills() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 120"
      className="absolute inset-x-0 bottom-0 -z-10 w-full forced-colors:hidden"
    >
      <circle cx="262" cy="42" r="22" fill="currentColor" opacity=".16" />
      <path
        d="M0 84c60-34 118-26 170-6 44-30 100-40 150-18v60H0Z"
        fill="currentColor"
        opacity=".1"
      />
      <path
        d="M0 104c70-22 150-20 210-4 34-14 76-18 110-8v28H0Z"
        fill="currentColor"
        opacity=".1"
      />
      <path
        d="M214 120c-8-12 40-16 34-28-4-8-22-8-18-18 8 8 28 8 32 18 5 13-30 14-22 28Z"
        fill="currentColor"
        opacity=".22"
      />
    </svg>
  );
}
