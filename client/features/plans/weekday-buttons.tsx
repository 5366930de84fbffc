import { WEEKDAYS } from '#shared/plans/reminders.ts';

type Props = Readonly<{
  chosen: readonly number[];
  onChange: (weekdays: number[]) => void;
  /** What the days are of, where a page has them twice. */
  of?: string;
}>;

/** The days of the week to press, in their order. */
export function WeekdayButtons({ chosen, onChange, of }: Props) {
  const toggle = (day: number) =>
    onChange(
      WEEKDAYS.map(({ number }) => number).filter((number) =>
        number === day ? !chosen.includes(day) : chosen.includes(number),
      ),
    );
  return (
    <fieldset className="grid grid-cols-7 gap-1">
      <legend className="mb-1.5 font-semibold">
        Dias da semana{of ? <span className="sr-only">: {of}</span> : null}
      </legend>
      {WEEKDAYS.map(({ number, short, name }) => (
        <button
          key={number}
          type="button"
          className="chip justify-center px-0 text-[0.8125rem] whitespace-nowrap md:text-[0.9375rem]"
          aria-label={of ? `${name}: ${of}` : name}
          aria-pressed={chosen.includes(number)}
          onClick={() => toggle(number)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}
