import { useState } from 'react';
import { Chip } from './chip.tsx';

type Item = Readonly<{ key: string; label: string; count: number; pressed: boolean }>;

type Props = Readonly<{
  legend: string;
  items: readonly Item[];
  /** The number shown before the rest is opened: those with the highest counts. */
  shownFirst: number;
  more: (count: number) => string;
  less: string;
  onToggle: (key: string) => void;
}>;

/** Filters with the number of their results; a button opens the rest of a long set. */
export function ChipSet({ legend, items, shownFirst, more, less, onToggle }: Props) {
  const [all, setAll] = useState(false);
  const first = [...items].sort((a, b) => b.count - a.count).slice(0, shownFirst);
  const shown = all ? items : items.filter((item) => item.pressed || first.includes(item));
  return (
    <fieldset className={all ? 'chips' : 'chips chip-line'}>
      <legend className="sr-only">{legend}</legend>
      {shown.map(({ key, label, count, pressed }) => (
        <Chip key={key} pressed={pressed} onClick={() => onToggle(key)}>
          {label} <span className="font-normal text-muted">{count}</span>
        </Chip>
      ))}
      {items.length > shownFirst ? (
        <button
          type="button"
          className="button button-bare px-3 text-[0.9375rem]"
          aria-expanded={all}
          onClick={() => setAll((before) => !before)}
        >
          {all ? less : more(items.length)}
        </button>
      ) : null}
    </fieldset>
  );
}
