import { Fragment, type ReactNode, useId, useState } from 'react';
import type { ChapterVerse } from '#shared/bible/chapter-document.ts';

type Props = Readonly<{
  verse: ChapterVerse;
  /** Wraps the words and leaves the notes outside. */
  children: (words: ReactNode) => ReactNode;
}>;

/**
 * The words of a verse with a small sign at each translators' note. The notes themselves, and what
 * opens them for a keyboard or a screen reader, follow the last word: they split no sentence.
 */
export function TextWithNotes({ verse: { text, notes = [] }, children }: Props) {
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
          {text.slice(0, ends[0] ?? text.length)}
          {notes.map(({ offset }, index) => (
            <Fragment key={offset}>
              <span aria-hidden="true" className="note-marker" data-note={index}>
                *
              </span>
              {text.slice(offset, ends[index + 1] ?? text.length)}
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
