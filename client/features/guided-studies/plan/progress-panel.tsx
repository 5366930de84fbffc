import { CalendarCheck, CalendarClock, CircleCheck, Pause } from 'lucide-react';
import { useRef } from 'react';
import { printedDay } from '#shared/calendar.ts';
import { Button } from '../../../ui/button.tsx';
import type { Plan, ProgressView } from '../study-queries.ts';
import { DayLink } from './day-link.tsx';
import { ProgressMenu } from './progress-menu.tsx';
import type { ProgressChange } from './use-progress.ts';

type Props = Readonly<{
  plan: string;
  progress: ProgressView | null;
  days: Plan['days'];
  loading: boolean;
  change: ProgressChange;
}>;

/** The member's position in a plan: starting, today's step, catching up, an end. */
export function ProgressPanel({ plan, progress, days, loading, change }: Props) {
  const panel = useRef<HTMLElement>(null);
  if (loading) return <div className="skeleton h-40" />;
  // On a phone the button stands far below the panel that takes its place.
  const show = () =>
    requestAnimationFrame(() => {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: 'nearest' });
    });
  const start = () =>
    change.mutate((member) => member.guidedStudies.start.mutate({ plan }), { onSuccess: show });
  if (!progress) {
    return (
      <section aria-label="Seu plano" className="card grid gap-3 bg-accent-soft p-5 md:p-6">
        <h2 className="text-xl">Um passo por dia, durante {days.length} dias</h2>
        <p className="max-w-prose">
          Comece hoje e marque cada dia que concluir. Se um dia escapar, você retoma de onde parou.
        </p>
        <Button busy={change.isPending} className="justify-self-start" onClick={start}>
          <CalendarCheck aria-hidden="true" size={18} />
          Começar o plano hoje
        </Button>
      </section>
    );
  }
  const { id, totalDays, completed, status } = progress;
  const done = completed.length;
  const Icon = { active: CalendarClock, paused: Pause, finished: CircleCheck, left: CalendarClock }[
    status
  ];
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Seu plano"
      className="card grid scroll-mt-20 gap-3 p-5 outline-none md:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="flex items-center gap-2.5 text-xl">
          <Icon aria-hidden="true" size={22} className="shrink-0 text-accent" />
          {HEADINGS[status](progress)}
        </h2>
        {status === 'active' || status === 'paused' ? (
          <ProgressMenu progress={progress} change={change} />
        ) : null}
      </div>
      <progress
        className="progress"
        value={done}
        max={totalDays}
        aria-label={`${done} de ${totalDays} dias concluídos`}
      />
      <p className="text-muted">
        {done === 1 ? '1 dia concluído' : `${done} dias concluídos`} de {totalDays} (
        {Math.round((done / totalDays) * 100)}%)
        {status === 'active' ? ` · término previsto em ${printedDay(progress.endsOn)}` : null}
      </p>
      <Steps progress={progress} days={days} change={change} />
      {status === 'left' || status === 'finished' ? (
        <div className="flex flex-wrap gap-2">
          {status === 'left' ? (
            <Button
              busy={change.isPending}
              onClick={() => change.mutate((member) => member.planProgress.returnTo.mutate({ id }))}
            >
              Continuar do dia {progress.currentDay}
            </Button>
          ) : null}
          <Button look="quiet" disabled={change.isPending} onClick={start}>
            Recomeçar do dia 1
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const HEADINGS: Readonly<Record<ProgressView['status'], (progress: ProgressView) => string>> = {
  active: ({ currentDay, totalDays }) => `Dia ${currentDay} de ${totalDays}`,
  paused: ({ currentDay }) => `Em pausa no dia ${currentDay}`,
  finished: ({ totalDays }) => `Você concluiu os ${totalDays} dias`,
  left: ({ currentDay }) => `Você parou no dia ${currentDay}`,
};

/** Today's step, and what to do when the calendar has run ahead. */
function Steps({
  progress,
  days,
  change,
}: Pick<Props, 'days' | 'change'> & { progress: ProgressView }) {
  const { id, status, currentDay, daysBehind } = progress;
  const today = days.find(({ day }) => day === currentDay);
  if (status === 'paused') {
    return (
      <Button
        busy={change.isPending}
        className="justify-self-start"
        onClick={() => change.mutate((member) => member.planProgress.resume.mutate({ id }))}
      >
        Retomar o plano
      </Button>
    );
  }
  if (status !== 'active') return null;
  return (
    <>
      <p>
        <span className="text-muted">Seu próximo passo: </span>
        <DayLink day={currentDay} className="link font-semibold">
          {today?.title}
        </DayLink>
      </p>
      {daysBehind > 0 ? (
        <div className="rounded-xl bg-sunken p-4 text-[0.9375rem]">
          <p>
            {daysBehind === 1 ? 'Um dia ficou' : `${daysBehind} dias ficaram`} para trás no
            calendário. Não faz mal: ajuste o plano, e hoje passa a ser o dia {currentDay}.
          </p>
          <Button
            look="quiet"
            busy={change.isPending}
            className="mt-3"
            onClick={() => change.mutate((member) => member.planProgress.catchUp.mutate({ id }))}
          >
            Ajustar o calendário
          </Button>
        </div>
      ) : null}
    </>
  );
}
