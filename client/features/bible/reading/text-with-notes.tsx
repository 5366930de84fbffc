import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Apparatus, ChapterVerse } from '#shared/bible/chapter-document.ts';

export type Speech = Apparatus['speech'][number];

type Props = Readonly<{
  verse: ChapterVerse;
  speech: Speech | undefined;
  /** Wraps the words and leaves the notes outside. */
  children: (words: ReactNode) => ReactNode;
}>;

/**
 * The words of a verse with a small sign at each translators' note. The notes themselves, and what
 * opens them for a keyboard or a screen reader, follow the last word: they split no sentence.
 */
export function TextWithNotes({ verse: { text, notes = [] }, speech = [], children }: Props) {
  const [open, setOpen] = useState<readonly number[]>([]);
  const id = useId();
  const toggle = (offset: number) =>
    setOpen((before) =>
      before.includes(offset) ? before.filter((each) => each !== offset) : [...before, offset],
    );
  const ends = notes.map(({ offset }) => offset);
  return (
    <>
      {children(
        <>
          {coloured(text, 0, ends[0] ?? text.length, speech)}
          {notes.map(({ offset }, index) => (
            <Fragment key={offset}>
              <span aria-hidden="true" className="note-marker" data-note={index}>
                *
              </span>
              {coloured(text, offset, ends[index + 1] ?? text.length, speech)}
            </Fragment>
          ))}
        </>,
      )}
      {notes.map(({ offset, text: note }, index) => (
        <Fragment key={offset}>
          <button
            type="button"
            className="note-button"
            tabIndex={-1}
            aria-expanded={open.includes(offset)}
            aria-controls={`${id}-${offset}`}
            onClick={() => toggle(offset)}
          >
            Nota da tradução{notes.length > 1 ? ` ${index + 1}` : ''}
          </button>
          {open.includes(offset) ? (
            <span role="note" id={`${id}-${offset}`} className="note">
              {note}
            </span>
          ) : null}
        </Fragment>
      ))}
    </>
  );
}

/** A part of a verse, with the speech of Jesus in its colour. */
function coloured(text: string, from: number, to: number, speech: Speech): ReactNode {
  if (speech.length === 0) return text.slice(from, to);
  const cuts = [from, ...speech.flat().filter((at) => at > from && at < to), to];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from;
    const words = text.slice(start, end);
    const isSpeech = speech.some(([first, last]) => first <= start && end <= last);
    return isSpeech ? (
      <span key={start} className="jesus">
        {words}
      </span>
    ) : (
      words
    );
  });
}
