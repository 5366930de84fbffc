import { CircleCheck, Headphones } from 'lucide-react';
import { useState } from 'react';
import { labelOfKey } from '#shared/bible/reference.ts';
import { PrintButton } from '../../../controls/text-actions.tsx';
import type { Outputs } from '../../../lib/data/trpc.ts';
import { ShownVerse } from '../../../scripture/shown-verse.tsx';
import { Button } from '../../../ui/button.tsx';
import { MemorizeButton } from '../../memory/api.ts';
import { openedReading } from '../opened-reading.ts';
import { ReadingRow } from './reading-row.tsx';
import type { useDayChanges } from './use-day-changes.ts';

export type DayContent = Outputs['member']['readingPlans']['day'];

type Props = Readonly<{
  of: Readonly<{ id: string; day: number }>;
  plan: string;
  content: DayContent;
  changes: ReturnType<typeof useDayChanges>;
  onClose: () => void;
}>;

export function DayReading({ of, plan, content, changes, onClose }: Props) {
  const { readings, completed, devotional } = content;
  const { startReading, markAudio, isTicked, tick, ticking, completeDay, undo, undoDay } = changes;
  const done = readings.filter(({ key }) => isTicked(key)).length;
  const complete = done === readings.length;
  return (
    <div className="grid gap-5">
      <div>
        <p className="flex justify-between gap-3 text-sm text-muted">
          <span>Progresso da leitura</span>
          <span>
            {done} de {readings.length}
          </span>
        </p>
        <progress
          className="progress mt-1.5"
          max={readings.length}
          value={done}
          aria-label="Progresso da leitura"
        />
      </div>
      <TickOffer
        of={of}
        open={readings.filter(({ key }) => !isTicked(key)).map(({ key }) => key)}
        onTick={(reading) => tick(reading, true)}
      />
      {content.started || completed ? null : (
        <Button busy={startReading.isPending} onClick={() => startReading.mutate()}>
          Iniciar Leitura
        </Button>
      )}
      <ul className="grid gap-2" aria-label="Leituras do dia">
        {readings.map((reading) => (
          <ReadingRow
            key={reading.key}
            reading={reading}
            ticked={isTicked(reading.key)}
            disabled={completed}
            onTick={(ticked) => tick(reading.key, ticked)}
            onOpen={() => openedReading.set({ progressId: of.id, plan, day: of.day, ...reading })}
          />
        ))}
      </ul>
      {content.audioListened ? (
        <p className="flex items-center justify-center gap-2 text-muted">
          <Headphones aria-hidden="true" size={18} />
          Áudio ouvido
        </p>
      ) : (
        <Button look="quiet" busy={markAudio.isPending} onClick={() => markAudio.mutate()}>
          <Headphones aria-hidden="true" size={18} />
          Marcar áudio como ouvido
        </Button>
      )}
      <section aria-label="Devocional do dia" className="rounded-lg bg-sunken p-4">
        <h3 className="text-lg">Devocional do dia</h3>
        <div className="mt-2">
          <ShownVerse verse={devotional.verse} />
          <div className="mt-1 -ml-1">
            <MemorizeButton verse={devotional.verse.key} name={labelOfKey(devotional.verse.key)} />
          </div>
        </div>
        {devotional.reflection ? <p className="mt-3">{devotional.reflection}</p> : null}
        <h4 className="mt-4 font-semibold">Oração</h4>
        <p>{devotional.prayer}</p>
        <h4 className="mt-3 font-semibold">Aplicação</h4>
        <p>{devotional.application}</p>
      </section>
      <PrintButton className="-my-2 justify-self-start">Imprimir este dia</PrintButton>
      <div className="grid gap-2 md:grid-cols-2">
        {completed ? (
          <p className="flex flex-wrap items-center gap-x-4" role="status">
            <span className="flex items-center gap-2 font-semibold text-success">
              <CircleCheck aria-hidden="true" size={20} />
              Dia concluído
            </span>
            <button
              type="button"
              className="link min-h-11"
              disabled={undo.isPending}
              onClick={undoDay}
            >
              Desfazer
            </button>
          </p>
        ) : (
          <Button
            disabled={!complete || ticking}
            busy={completeDay.isPending}
            onClick={() => completeDay.mutate()}
          >
            {complete ? 'Concluir Dia' : 'Complete todas as leituras'}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {completed ? 'Fechar' : 'Continuar depois'}
        </Button>
      </div>
    </div>
  );
}

type OfferProps = Readonly<{
  of: Props['of'];
  /** The readings that are not ticked yet. */
  open: readonly string[];
  onTick: (reading: string) => void;
}>;

/** Offers to tick the chapter from which the member comes back. */
function TickOffer({ of, open, onTick }: OfferProps) {
  const [cameFrom] = useState(() => openedReading.get());
  const opened = openedReading.use();
  const offered = opened === cameFrom ? cameFrom : null;
  if (!offered || offered.progressId !== of.id || offered.day !== of.day) return null;
  if (!open.includes(offered.key)) return null;
  return (
    <div className="grid gap-2 rounded-lg bg-accent-soft p-4" role="status">
      <p>Você abriu {offered.label}. Marcar como lido?</p>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            openedReading.set(null);
            onTick(offered.key);
          }}
        >
          Marcar como lido
        </Button>
        <Button look="quiet" onClick={() => openedReading.set(null)}>
          Ainda não
        </Button>
      </div>
    </div>
  );
}
