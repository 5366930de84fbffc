import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpenText, CalendarCheck, Flame } from 'lucide-react';
import { printedDay } from '#shared/calendar.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { openedReading } from '../plans/api.ts';

/** Today's reading of the plan under way, one tap from its first chapter; or the way to begin. */
export function TodaysReading() {
  const trpc = useTrpc();
  const { data: current } = useQuery(trpc.member.readingPlans.current.queryOptions());
  const [day] = current?.next ?? [];
  if (!current || !day) return <FirstSteps />;
  const { plan, progress, ticked, streak } = current;
  const waiting = progress.daysToStart > 0 && progress.completed.length === 0;
  const next = day.readings.find(({ key }) => !ticked.includes(key));
  return (
    <section
      aria-label="Leitura de hoje"
      className="card relative isolate flex min-h-48 flex-col overflow-hidden border-transparent bg-hero p-5 text-on-hero"
    >
      <Hills />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <span>
          {plan.title} · Dia {day.day} de {progress.totalDays}
        </span>
        {streak > 0 ? (
          <span className="flex items-center gap-1">
            <Flame aria-hidden="true" size={16} />
            {streak === 1 ? '1 dia seguido' : `${streak} dias seguidos`}
          </span>
        ) : null}
      </p>
      <h2 className="mt-1.5 text-xl">
        {waiting ? `Começa em ${printedDay(progress.startedOn)}` : 'Leitura de hoje'}
      </h2>
      <p className="line-clamp-2">{day.readings.map(({ label }) => label).join(', ')}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {next ? (
          <Link
            to="/bible"
            search={{ ref: next.key }}
            className="button button-quiet"
            onClick={() => openedReading.set({ progressId: progress.id, day: day.day, ...next })}
          >
            <BookOpenText aria-hidden="true" size={20} />
            Ler {next.label}
          </Link>
        ) : null}
        <Link
          to="/reading-plan"
          search={{ day: day.day }}
          className="button border-current hover:brightness-110"
        >
          {next ? 'Ver o dia' : 'Concluir o dia'}
        </Link>
      </div>
    </section>
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
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-32 w-full forced-colors:hidden"
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
