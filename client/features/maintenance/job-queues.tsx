import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { useFormats } from '../../lib/format.ts';
import { FailedJob } from './failed-job.tsx';
import { jobsQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

type Queue = Outputs['admin']['jobs']['list'][number];

/** The scheduled and background jobs, and those that failed. */
export function JobQueues() {
  return (
    <Section
      title="Fila de tarefas"
      lead="O trabalho que ninguém espera na tela. Tarefas prontas e falhas ficam aqui por um dia."
      query={useQuery(jobsQuery(useTrpc()))}
    >
      {(queues) =>
        queues.length === 0 ? (
          <p className="text-muted">Nenhuma fila ainda: elas surgem quando o servidor começa.</p>
        ) : (
          <ul className="divide-y divide-line">
            {queues.map((queue) => (
              <QueueItem key={queue.name} queue={queue} />
            ))}
          </ul>
        )
      }
    </Section>
  );
}

function QueueItem({ queue }: Readonly<{ queue: Queue }>) {
  const { formatDateTime } = useFormats();
  const { title, next, waiting, running, failed, done, failures } = queue;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-[1fr_auto] md:items-center">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold">{title}</h3>
          <p className="text-sm text-muted">
            {next ? `Próxima: ${formatDateTime(new Date(next))}` : 'Quando há o que fazer'}
          </p>
        </div>
        <dl className="grid grid-cols-4 gap-2 md:w-80">
          <Count label="Esperam" value={waiting} />
          <Count label="Em curso" value={running} />
          <Count label="Falharam" value={failed} alarming />
          <Count label="Prontas" value={done} />
        </dl>
      </div>
      {failures.length > 0 ? (
        <ul className="mt-2 grid gap-2" aria-label={`Falhas: ${title}`}>
          {failures.map((failure) => (
            <FailedJob key={failure.id} queue={queue} failure={failure} />
          ))}
        </ul>
      ) : null}
      {failed > failures.length ? (
        <p className="mt-2 text-sm text-muted">São mostradas as últimas {failures.length}.</p>
      ) : null}
    </li>
  );
}

type CountProps = Readonly<{ label: string; value: number; alarming?: boolean }>;

function Count({ label, value, alarming = false }: CountProps) {
  return (
    <div className="flex flex-col-reverse md:text-right">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={`text-lg font-semibold tabular-nums ${alarming && value > 0 ? 'text-danger' : ''}`}
      >
        {value.toLocaleString('pt-BR')}
      </dd>
    </div>
  );
}
