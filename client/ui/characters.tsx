import { excessOf, excessSentence } from '../lib/forms/too-long.ts';
import { useDebouncedValue } from '../lib/forms/use-debounced-value.ts';

/** The share of the limit from which the count is shown. */
const SCARCE = 0.8;

type Props = Readonly<{ typed: string; longest: number; className?: string }>;

/** Counts a field's characters once the limit is near; screen readers hear it when typing pauses. */
export function Characters({ typed, longest, className = '' }: Props) {
  const used = typed.length.toLocaleString('pt-BR');
  const room = longest.toLocaleString('pt-BR');
  const scarce = typed.length >= longest * SCARCE;
  const excess = excessOf(typed, longest);
  const words = `${used} de ${room} caracteres${excess > 0 ? `. ${excessSentence(excess)}` : ''}`;
  const spoken = useDebouncedValue(scarce ? words : '');
  return (
    <>
      {scarce ? (
        <span
          aria-hidden="true"
          className={`text-sm whitespace-nowrap ${excess > 0 ? 'font-semibold text-danger' : 'text-muted'} ${className}`}
        >
          {used}/{room}
        </span>
      ) : null}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
