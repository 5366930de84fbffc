import { useState } from 'react';
import { addDays } from '#shared/calendar.ts';
import { useToday } from '../../../lib/browser/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { daysLabel, type ReadingPlan } from './plan-data.ts';

const EARLIEST = -365;
const LATEST = 60;

type Props = Readonly<{
  plan: ReadingPlan;
  replaces: string | null;
  onStart: (startsOn: string) => void;
  onClose: () => void;
}>;

/** Asks for the first day of a plan before it starts. */
export default function StartDialog({ plan, replaces, onStart, onClose }: Props) {
  const today = useToday();
  const [startsOn, setStartsOn] = useState(today);
  return (
    <Dialog
      title={plan.title}
      description={`${daysLabel(plan.durationDays)}, cerca de ${plan.estimatedTimeMinutes} minutos por dia.`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label="Primeiro dia"
          type="date"
          value={startsOn}
          min={addDays(today, EARLIEST)}
          max={addDays(today, LATEST)}
          onChange={(event) => setStartsOn(event.target.value || today)}
          hint="Hoje, ou o dia em que você já começou a ler."
        />
        {replaces ? (
          <p className="text-muted">
            “{replaces}” fica guardado como está, e você pode voltar a ele quando quiser.
          </p>
        ) : null}
        <div className="grid gap-2 md:grid-cols-2">
          <Button onClick={() => onStart(startsOn)}>Começar</Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
