import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { BookCode } from '#shared/bible/canon.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import type { Outputs } from '../../../lib/data/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDocked } from '../../../ui/use-docked.ts';
import { type OpenedReading, openedReading } from '../opened-reading.ts';
import { FinishedDay } from './finished-day.tsx';
import { useDayChanges } from './use-day-changes.ts';

type Props = Readonly<{ opened: OpenedReading; book: BookCode; chapter: number }>;
type Content = Outputs['member']['readingPlans']['day'];
type Changes = ReturnType<typeof useDayChanges>;

/** With large type the button takes a line of its own. */
const LOOK = 'min-w-0 flex-auto px-2 text-[0.9375rem] md:flex-none md:px-3';

/** The day of a plan over the reader, and the moment when it is read. */
export default function PlanBar(props: Props) {
  const { opened } = props;
  const of = { id: opened.progressId, day: opened.day };
  const trpc = useTrpc();
  const { data } = useQuery(trpc.member.readingPlans.day.queryOptions(of));
  const changes = useDayChanges(of, data);
  const { finished } = changes;
  const close = () => openedReading.set(null);
  if (!data) return null;
  if (!finished) return <Bar {...props} data={data} changes={changes} onClose={close} />;
  return (
    <Dialog title={`Dia ${opened.day}`} onClose={close}>
      <FinishedDay content={data} progress={finished} onUndo={changes.undoDay} onClose={close} />
    </Dialog>
  );
}

type BarProps = Props & Readonly<{ data: Content; changes: Changes; onClose: () => void }>;

/** Which reading of the day this is, its tick and the next one; it stays over other chapters too. */
function Bar({ opened, book, chapter, data, changes, onClose }: BarProps) {
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  useDocked(bar);
  const { readings } = data;
  const { isTicked } = changes;
  const here = readings.filter(({ key }) => `${key}.`.startsWith(`${book}.${chapter}.`));
  const reading = here.find(({ key }) => key === opened.key) ?? here[0];
  const open = readings.filter(({ key }) => !isTicked(key));
  // The next one in the order of the day, then those that were left out before it.
  const at = reading ? readings.indexOf(reading) : -1;
  const others = open.filter((each) => each !== reading);
  const next = others.find((each) => readings.indexOf(each) > at) ?? others[0];
  const go = (to: (typeof readings)[number]) => {
    openedReading.set({ ...opened, ...to });
    void navigate({ to: '/bible', search: { ref: to.key } });
  };
  return (
    <section ref={bar} className="plan-bar" data-dock aria-label="Leitura do plano">
      <Link
        to="/reading-plan"
        search={{ plan: opened.plan, day: opened.day }}
        className="flex min-h-11 min-w-max flex-1 flex-col justify-center text-[0.9375rem] leading-tight"
      >
        <span className="font-semibold whitespace-nowrap">
          {data.completed
            ? 'Dia concluído'
            : reading
              ? `Leitura ${at + 1} de ${readings.length}`
              : `${open.length} por ler`}
        </span>
        <span className="text-sm text-muted">
          Voltar ao dia {opened.day}
          <span className="sr-only"> do plano</span>
        </span>
      </Link>
      {reading && !isTicked(reading.key) ? (
        <Button
          className={LOOK}
          onClick={() => {
            if (!next) return changes.finish(reading.key);
            changes.tick(reading.key, true);
            go(next);
          }}
        >
          {next ? 'Marcar e seguir' : 'Concluir Dia'}
        </Button>
      ) : next ? (
        <Button look="quiet" className={LOOK} onClick={() => go(next)}>
          <span className="truncate">
            {reading ? 'Seguir' : 'Voltar'} a {next.label}
          </span>
        </Button>
      ) : data.completed ? null : (
        <Button
          className={LOOK}
          busy={changes.completeDay.isPending || changes.ticking}
          onClick={() => changes.completeDay.mutate()}
        >
          Concluir Dia
        </Button>
      )}
      <button
        type="button"
        className="button button-bare h-11 w-8 shrink-0 px-0 md:w-11"
        aria-label="Fechar a barra do plano"
        onClick={onClose}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </section>
  );
}
