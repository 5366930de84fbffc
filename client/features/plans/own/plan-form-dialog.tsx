import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#shared/calendar.ts';
import type { Passage } from '#shared/plans/passage.ts';
import { useToday } from '../../../lib/browser/clock.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import { dateLabel, daysLabel, type OwnPlan, readingsOf } from '../reading/plan-data.ts';
import { WeekdayButtons } from '../weekday-buttons.tsx';
import { PassagesField } from './passages-field.tsx';

const NAME_LENGTH = 80;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** A plan proposes to last this long. */
const PROPOSED_DAYS = 89;

type Props = Readonly<{
  /** The plan that is changed; null for a new one. */
  plan: OwnPlan | null;
  onCreated: (id: string) => void;
  onClose: () => void;
}>;

/** Makes a plan of books, days and an end, shows how it would be, and stores it. */
export default function PlanFormDialog({ plan, onCreated, onClose }: Props) {
  const today = useToday();
  const client = useClient();
  const trpc = useTrpc();
  const [name, setName] = useState(plan?.title ?? '');
  const [passages, setPassages] = useState<readonly Passage[]>(plan?.passages ?? []);
  const [weekdays, setWeekdays] = useState<number[]>([...(plan?.weekdays ?? EVERY_DAY)]);
  const [startsOn, setStartsOn] = useState(today);
  const [endsOn, setEndsOn] = useState(plan?.endsOn ?? addDays(today, PROPOSED_DAYS));
  const input = { passages: [...passages], weekdays, startsOn, endsOn };
  const preview = useMutation({
    mutationFn: () => client.member.ownPlans.preview.mutate(input),
  });
  const save = useMutation({
    mutationFn: () =>
      plan
        ? client.member.ownPlans.update.mutate({ ...input, name, id: plan.id })
        : client.member.ownPlans.create.mutate({ ...input, name }),
    meta: { invalidates: [trpc.member.ownPlans, trpc.member.readingPlans] },
    onSuccess: ({ id }) => {
      toastSuccess(plan ? 'Plano alterado' : 'Plano criado');
      onClose();
      if (!plan) onCreated(id);
    },
  });
  const shown = preview.data;
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      preview.reset();
      save.reset();
      set(value);
    };
  const problem = save.error ?? preview.error;
  return (
    <Dialog title={plan ? 'Mudar o plano' : 'Um plano seu'} onClose={onClose} wide>
      <Form
        className="grid gap-5"
        onSubmit={() => (shown || plan ? save.mutate() : preview.mutate())}
      >
        <TextField
          label="Nome do plano"
          value={name}
          maxLength={NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
        <PassagesField passages={passages} onChange={change(setPassages)} />
        <WeekdayButtons chosen={weekdays} onChange={change(setWeekdays)} />
        <div className="grid gap-3 md:grid-cols-2">
          {plan ? null : (
            <TextField
              label="Começa em"
              type="date"
              value={startsOn}
              onChange={(event) => change(setStartsOn)(event.target.value || today)}
            />
          )}
          <TextField
            label="Termina em"
            type="date"
            value={endsOn}
            min={today}
            onChange={(event) => change(setEndsOn)(event.target.value || today)}
          />
        </div>
        {plan ? (
          <p className="text-muted">
            Os dias que você já leu ficam como estão; o que falta se reparte de novo a partir de
            hoje.
          </p>
        ) : null}
        {shown ? <Preview preview={shown} endsOn={endsOn} /> : null}
        <ProblemLine text={problem ? messageOf(problem) : null} />
        <div className="grid gap-2 md:grid-cols-2">
          <Button type="submit" busy={preview.isPending || save.isPending}>
            {plan ? 'Salvar' : shown ? 'Criar plano' : 'Ver como fica'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

type Day = Readonly<{ day: number; readings: readonly Readonly<{ label: string }>[] }>;

type PreviewProps = Readonly<{
  preview: Readonly<{ days: number; minutes: number; first: readonly Day[]; last: Day | null }>;
  endsOn: string;
}>;

function Preview({ preview: { days, minutes, first, last }, endsOn }: PreviewProps) {
  return (
    <section aria-label="Como fica" className="rounded-lg bg-sunken p-4" role="status">
      <h3 className="text-lg">Como fica</h3>
      <p>
        {daysLabel(days)} de leitura, cerca de {minutes} {minutes === 1 ? 'minuto' : 'minutos'} por
        dia, até {dateLabel(endsOn)}.
      </p>
      <ol className="mt-2 divide-y divide-line">
        {[...first, ...(last ? [last] : [])].map((day) => (
          <li key={day.day} className="flex gap-3 py-2">
            <span className="w-20 shrink-0 font-semibold text-muted">Dia {day.day}</span>
            <span className="min-w-0">{readingsOf(day)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
