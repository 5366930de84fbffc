import { Eraser } from 'lucide-react';
import { HIGHLIGHT_COLOURS, type HighlightColour } from '#shared/reading.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { COLOUR_NAMES } from '../colour-names.ts';

/** Six of them share the width of a phone, also where large type makes less of it. */
const COLOUR_BUTTON = 'grid h-11 min-w-0 flex-1 place-items-center md:w-11 md:flex-none';

type Props = Readonly<{
  /** Whether all that is chosen has the colour. */
  has: (colour: HighlightColour) => boolean;
  /** Whether there is a colour to take away. */
  coloured: boolean;
  onPaint: (colour: HighlightColour | null) => void;
}>;

/** The colours of highlights, and what takes them away. */
export function ColourRow({ has, coloured, onPaint }: Props) {
  return (
    <fieldset className="flex justify-between md:justify-start md:gap-2">
      <legend className="sr-only">Marcar com</legend>
      {HIGHLIGHT_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={COLOUR_BUTTON}
          aria-label={COLOUR_NAMES[colour]}
          aria-pressed={has(colour)}
          onClick={() => onPaint(colour)}
        >
          <span aria-hidden="true" className="swatch" data-colour={colour} />
        </button>
      ))}
      <Pressable
        className={`${COLOUR_BUTTON} text-muted disabled:opacity-50`}
        aria-label="Tirar a marca"
        disabled={!coloured}
        onClick={() => onPaint(null)}
      >
        <Eraser aria-hidden="true" size={22} />
      </Pressable>
    </fieldset>
  );
}
