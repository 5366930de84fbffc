import { memo } from 'react';
import type { ChapterVerse } from '#shared/bible/chapter-document.ts';
import type { Differences } from '#shared/bible/word-differences.ts';
import type { HighlightColour } from '#shared/reading.ts';
import { COLOUR_NAMES } from '../colour-names.ts';
import { marked, type PartSpan, type Speech, TextWithNotes } from './text-with-notes.tsx';

export type VerseAct = 'explain' | 'save';

type Props = Readonly<{
  verse: ChapterVerse;
  beside: string | null;
  /** The words in which the two differ, where that is asked for. */
  differences: Differences | undefined;
  colour: HighlightColour | null;
  parts: readonly PartSpan[] | undefined;
  besideParts: readonly PartSpan[] | undefined;
  saved: boolean;
  noted: boolean;
  selected: boolean;
  spoken: boolean;
  target: boolean;
  /** The speech of Jesus in it. */
  speech: Speech | undefined;
  onAct: (act: VerseAct, verse: number) => void;
}>;

/**
 * One verse: a touch selects it, which opens the bar that explains and saves it. Beside a verse
 * under the mouse the two buttons show by themselves.
 */
export const Verse = memo(function Verse(props: Props) {
  const { verse, beside, colour, parts, saved, noted, selected, spoken, target } = props;
  const { speech, differences, besideParts, onAct } = props;
  const { number } = verse;
  const states = [
    selected ? 'selecionado' : '',
    colour ? `marcado de ${COLOUR_NAMES[colour].toLowerCase()}` : '',
    parts || besideParts ? 'com palavras marcadas' : '',
    saved ? 'salvo' : '',
    noted ? 'com nota' : '',
    differences?.own.length ? 'com palavras diferentes na outra tradução' : '',
  ].filter(Boolean);
  return (
    <p
      id={`v${number}`}
      className="verse"
      tabIndex={-1}
      data-verse={number}
      data-colour={colour ?? undefined}
      data-saved={saved || undefined}
      data-noted={noted || undefined}
      data-selected={selected || undefined}
      data-spoken={spoken || undefined}
      data-target={target || undefined}
    >
      <span className="verse-mark">{number}</span>{' '}
      {states.length > 0 ? <span className="verse-states">({states.join(', ')}) </span> : null}
      <TextWithNotes verse={verse} speech={speech} parts={parts} differing={differences?.own}>
        {(words) => <span className="verse-text">{words}</span>}
      </TextWithNotes>
      <span className="verse-actions">
        <button
          type="button"
          tabIndex={-1}
          className="verse-explain"
          onClick={() => onAct('explain', number)}
        >
          <span className="sr-only">Explicar versículo {number}</span>
        </button>
        <button
          type="button"
          tabIndex={-1}
          className="verse-save"
          disabled={saved}
          onClick={() => onAct('save', number)}
        >
          <span className="sr-only">
            {saved ? 'Salvo' : 'Salvar'} versículo {number}
          </span>
        </button>
      </span>
      {beside === null ? null : (
        <span className="verse-beside">
          {marked(beside, { parts: besideParts, differing: differences?.other })}
        </span>
      )}
    </p>
  );
});
