import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { type ReminderChannel, type ReminderKind, WEEKDAYS } from '#shared/plans/reminders.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import type { Outputs } from '../../../lib/data/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { WeekdayButtons } from '../weekday-buttons.tsx';
import { takesNotifications } from './subscribe-device.ts';
import { useReminderChanges } from './use-reminder-changes.ts';

type Current = Outputs['member']['reminders']['current'];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL_HOUR = 7;

const NAMES: Readonly<Record<ReminderKind, string>> = {
  reading: 'leitura',
  verse: 'versículo do dia',
};

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type Props = Readonly<{
  kind?: ReminderKind;
  /** Whether the fields of a reminder that is off open by a tap only. */
  folded?: boolean;
}>;

/** The time and channels of a member's reminder of the day's reading, or of the verse of the day. */
export function ReminderForm({ kind = 'reading', folded = false }: Props) {
  const trpc = useTrpc();
  const { data, isError, refetch } = useQuery(trpc.member.reminders.current.queryOptions());
  if (isError) {
    return <LoadFailure text="Não foi possível abrir o lembrete." onRetry={() => void refetch()} />;
  }
  if (!data) {
    const room = folded ? 'h-20' : 'h-52';
    return <div className={`skeleton ${room}`} role="status" aria-label="Carregando" />;
  }
  return <Fields kind={kind} current={data} folded={folded} />;
}

type FieldsProps = Readonly<{ kind: ReminderKind; current: Current; folded: boolean }>;

function Fields({ kind, current, folded }: FieldsProps) {
  const { zoneName, pushKey } = current;
  const reminder = kind === 'reading' ? current.reminder : current.verse;
  // Switching it on or off leaves the fields as they are, with the focus in them.
  const [startsOpen] = useState(!folded || reminder !== null);
  const unsentOn = kind === 'reading' ? current.unsentOn : null;
  const hydrated = useHydrated();
  const { save, remove } = useReminderChanges(kind, pushKey);
  const [weekdays, setWeekdays] = useState(
    reminder?.weekdays ?? WEEKDAYS.map(({ number }): number => number),
  );
  const [hour, setHour] = useState(reminder?.hour ?? USUAL_HOUR);
  const [channel, setChannel] = useState<ReminderChannel>(reminder?.channel ?? 'email');
  const [problem, setProblem] = useState<string>();
  const choose = (days: number[]) => {
    setProblem(undefined);
    setWeekdays(days);
  };
  const send = () => {
    if (weekdays.length === 0) return setProblem('Escolha pelo menos um dia da semana.');
    save.mutate({ kind, weekdays, hour, channel });
  };
  const label = reminder ? 'Salvar lembrete' : 'Ligar lembrete';
  return (
    <Form className="grid gap-2" onSubmit={send}>
      <p role="status" className="font-semibold">
        {reminder ? `Ligado, às ${clock(reminder.hour)}.` : 'Desligado.'}
        {unsentOn ? ` O de ${dayLabel(unsentOn)} não saiu.` : null}
      </p>
      <details open={startsOpen}>
        <summary
          className={startsOpen ? 'hidden' : 'link flex min-h-11 items-center font-semibold'}
        >
          Escolher dias e horário<span className="sr-only">: {NAMES[kind]}</span>
        </summary>
        <div className="grid gap-4">
          <WeekdayButtons chosen={weekdays} onChange={choose} of={NAMES[kind]} />
          <SelectField
            label="Horário"
            hint={zoneName}
            value={hour}
            onChange={(event) => setHour(Number(event.target.value))}
          >
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {clock(each)}
              </option>
            ))}
          </SelectField>
          {pushKey && hydrated && takesNotifications() ? (
            <Channels chosen={channel} onChoose={setChannel} />
          ) : null}
          <ProblemLine text={problem} />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              aria-label={`${label}: ${NAMES[kind]}`}
              busy={save.isPending}
              disabled={remove.isPending}
            >
              {label}
            </Button>
            {reminder ? (
              <Button
                look="quiet"
                aria-label={`Desligar: ${NAMES[kind]}`}
                busy={remove.isPending}
                disabled={save.isPending}
                onClick={() => remove.mutate()}
              >
                Desligar
              </Button>
            ) : null}
          </div>
        </div>
      </details>
    </Form>
  );
}

const CHANNELS = [
  { key: 'email', label: 'Por e-mail' },
  { key: 'push', label: 'Notificação neste aparelho' },
] as const;

type ChannelsProps = Readonly<{
  chosen: ReminderChannel;
  onChoose: (channel: ReminderChannel) => void;
}>;

function Channels({ chosen, onChoose }: ChannelsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Como</legend>
      {CHANNELS.map(({ key, label }) => (
        <label key={key} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="channel"
            className="size-5 shrink-0 accent-accent"
            checked={chosen === key}
            onChange={() => onChoose(key)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** `2026-11-23` as 23/11. */
const dayLabel = (day: string) => day.slice(5).split('-').reverse().join('/');
