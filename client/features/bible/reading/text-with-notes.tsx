import { Fragment, useState } from 'react';
import type { ChapterVerse } from '#shared/bible/chapter-document.ts';

/** The words of a verse, with a small sign at each translators' note. */
export function TextWithNotes({ verse }: Readonly<{ verse: ChapterVerse }>) {
  const { text, notes = [] } = verse;
  const ends = notes.map(({ offset }) => offset);
  return (
    <>
      {text.slice(0, ends[0] ?? text.length)}
      {notes.map((note, index) => (
        <Fragment key={note.offset}>
          <Note text={note.text} />
          {text.slice(note.offset, ends[index + 1] ?? text.length)}
        </Fragment>
      ))}
    </>
  );
}

/** Opens in place, so that the eye need not leave the line. */
function Note({ text }: Readonly<{ text: string }>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="note-marker"
        aria-expanded={open}
        aria-label="Nota da tradução"
        onClick={() => setOpen((before) => !before)}
      >
        *
      </button>
      {open ? (
        <span role="note" className="note">
          {text}
        </span>
      ) : null}
    </>
  );
}
