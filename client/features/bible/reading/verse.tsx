import { memo } from 'react';
import type { ChapterVerse } from '#shared/bible/chapter-document.ts';
import type { HighlightColour } from '#shared/reading.ts';
import { TextWithNotes } from './text-with-notes.tsx';

export type VerseAct = 'toggle' | 'explain' | 'save';

type Props = Readonly<{
  verse: ChapterVerse;
  beside: string | null;
  colour: HighlightColour | null;
  saved: boolean;
  selected: boolean;
  spoken: boolean;
  target: boolean;
  onAct: (act: VerseAct, verse: number) => void;
}>;

/** One verse: its number selects it, and small buttons at its end explain and save it. */
export const Verse = memo(function Verse(props: Props) {
  const { verse, beside, colour, saved, selected, spoken, target, onAct } = props;
  const { number } = verse;
  return (
    <p
      id={`v${number}`}
      className="verse"
      data-verse={number}
      data-colour={colour ?? undefined}
      data-saved={saved || undefined}
      data-selected={selected || undefined}
      data-spoken={spoken || undefined}
      data-target={target || undefined}
    >
      <button
        type="button"
        className="verse-mark"
        aria-pressed={selected}
        aria-label={`Versículo ${number}`}
        onClick={() => onAct('toggle', number)}
      >
        {number}
      </button>
      <span className="verse-text">
        <TextWithNotes verse={verse} />
      </span>
      <span className="verse-actions">
        <button type="button" className="verse-explain" onClick={() => onAct('explain', number)}>
          <span className="sr-only">Explicar versículo {number}</span>
        </button>
        <button
          type="button"
          className="verse-save"
          disabled={saved}
          onClick={() => onAct('save', number)}
        >
          <span className="sr-only">
            {saved ? 'Salvo' : 'Salvar'} versículo {number}
          </span>
        </button>
      </span>
      {beside === null ? null : <span className="verse-beside">{beside}</span>}
    </p>
  );
});
