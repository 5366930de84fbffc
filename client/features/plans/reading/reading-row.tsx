import { Link } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';

type Props = Readonly<{
  reading: Readonly<{ key: string; label: string }>;
  ticked: boolean;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
  onOpen: () => void;
}>;

/** A chapter of the day: a tick, and the way into the reader. */
export function ReadingRow({ reading: { key, label }, ticked, disabled, onTick, onOpen }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-1 rounded-lg border border-line pr-1 pl-3.5">
      <label className="flex min-h-12 min-w-[min(100%,11rem)] flex-1 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={ticked}
          disabled={disabled}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="min-w-0">{label}</span>
          {ticked ? <span className="badge wrap-normal">Lido</span> : null}
        </span>
      </label>
      <Link
        to="/bible"
        search={{ ref: key }}
        className="button button-bare ml-auto px-3"
        aria-label={`Ler ${label}`}
        onClick={onOpen}
      >
        <BookOpenText aria-hidden="true" size={20} />
        Ler
      </Link>
    </li>
  );
}
