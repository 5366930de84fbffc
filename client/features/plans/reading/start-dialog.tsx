import { useState } from 'react';
import { addDays } from '#shared/calendar.ts';
import { MOST_PLANS_AT_ONCE, readingDayAfter, type Weekdays } from '#shared/plans/plan-progress.ts';
import { useToday } from '../../../lib/browser/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { type Current, dateLabel, daysLabel } from './plan-data.ts';
import type { Start } from './use-plan-changes.ts';

const EARLIEST = -365;
const LATEST = 60;
const BESIDE = 'beside';

type Props = Readonly<{
  plan: Readonly<{
    slug: string;
    title: string;
    durationDays: number;
    estimatedTimeMinutes: number;
    weekdays: Weekdays;
  }>;
  /** The plans under way. */
  beside: readonly Current[];
  onStart: (input: Start) => void;
  onClose: () => void;
}>;

/** Asks where and when a plan begins, and what becomes of the others, before it starts. */
export default function StartDialog({ plan, beside, onStart, onClose }: Props) {
  const today = useToday();
  const [startsOn, setStartsOn] = useState(today);
  const [day, setDay] = useState('1');
  const [place, setPlace] = useState(beside[0]?.progress.id ?? BESIDE);
  const firstDay = Number(day);
  const isDay = Number.isInteger(firstDay) && firstDay >= 1 && firstDay <= plan.durationDays;
  const endsOn = readingDayAfter(startsOn, plan.durationDays - firstDay, plan.weekdays);
  const start = () =>
    onStart({
      slug: plan.slug,
      startsOn,
      firstDay,
      ...(place === BESIDE ? { beside: true } : { instead: place }),
    });
  return (
    <Dialog
      title={plan.title}
      description={`${daysLabel(plan.durationDays)}, cerca de ${plan.estimatedTimeMinutes} minutos por dia.`}
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDay) start();
        }}
      >
        <TextField
          label="Primeiro dia"
          type="date"
          value={startsOn}
          min={addDays(today, EARLIEST)}
          max={addDays(today, LATEST)}
          onChange={(event) => setStartsOn(event.target.value || today)}
          hint="Hoje, ou o dia em que você já começou a ler."
        />
        <TextField
          label="Começar pelo dia do plano"
          type="number"
          inputMode="numeric"
          min={1}
          max={plan.durationDays}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={isDay ? undefined : `Escolha um dia de 1 a ${plan.durationDays}.`}
          hint={
            firstDay > 1
              ? 'Os dias de antes não contam como lidos nem como atrasados.'
              : 'O dia 1, ou aquele em que a sua igreja ou família já está.'
          }
        />
        {isDay ? <p className="text-muted">Termina em {dateLabel(endsOn)}.</p> : null}
        {beside.length > 0 ? (
          <OtherPlans plans={beside} chosen={place} onChoose={setPlace} />
        ) : null}
        <div className="grid gap-2 md:grid-cols-2">
          <Button type="submit">Começar</Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type OthersProps = Readonly<{
  plans: readonly Current[];
  chosen: string;
  onChoose: (place: string) => void;
}>;

/** Beside the plans under way, or in the place of one of them. */
function OtherPlans({ plans, chosen, onChoose }: OthersProps) {
  const full = plans.length >= MOST_PLANS_AT_ONCE;
  const places = [
    ...plans.map(({ plan, progress }) => [progress.id, `No lugar de “${plan.title}”`] as const),
    ...(full
      ? []
      : [[BESIDE, plans.length > 1 ? 'Ao lado dos outros planos' : 'Ao lado dele'] as const]),
  ];
  return (
    <fieldset>
      <legend className="font-semibold">
        {plans.length > 1 ? 'Os planos que você já segue' : 'O plano que você já segue'}
      </legend>
      {places.map(([place, label]) => (
        <label key={place} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="place"
            className="size-5 shrink-0 accent-accent"
            checked={chosen === place}
            onChange={() => onChoose(place)}
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
      <p className="mt-1 text-sm text-muted">
        {full ? 'Seguem-se até três planos de uma vez. ' : ''}O plano deixado fica guardado como
        está, e você pode voltar a ele quando quiser.
      </p>
    </fieldset>
  );
}
