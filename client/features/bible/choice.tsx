type Props<Value extends string> = Readonly<{
  legend: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}>;

/** A few choices of which one holds, side by side. */
export function Choice<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={options.length > 3 ? 'segments segments-wide' : 'segments'}>
        {options.map(([each, name]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            onClick={() => onChange(each)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
