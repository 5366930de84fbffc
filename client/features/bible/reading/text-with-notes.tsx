import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Apparatus, ChapterVerse } from '#shared/bible/chapter-document.ts';
import type { HighlightColour } from '#shared/reading.ts';

export type Speech = Apparatus['speech'][number];

/** Letters of a verse in a colour; `faint` where the words that were coloured are not there now. */
export type PartSpan = readonly [
  start: number,
  end: number,
  colour: HighlightColour,
  look: 'words' | 'faint',
];

type Props = Readonly<{
  verse: ChapterVerse;
  speech: Speech | undefined;
  parts: readonly PartSpan[] | undefined;
  /** The words that another translation has otherwise. */
  differing: Speech | undefined;
  /** Wraps the words and leaves the notes outside. */
  children: (words: ReactNode) => ReactNode;
}>;

/**
 * The words of a verse with a small sign at each translators' note. The notes themselves, and what
 * opens them for a keyboard or a screen reader, follow the last word: they split no sentence.
 */
export function TextWithNotes({ verse, children, ...marks }: Props) {
  const { number, text, notes = [] } = verse;
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
          {marked(text, marks, 0, ends[0])}
          {notes.map(({ offset }, index) => (
            <Fragment key={offset}>
              <span aria-hidden="true" className="note-marker" data-note={index}>
                *
              </span>
              {marked(text, marks, offset, ends[index + 1])}
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
            Nota da tradução{notes.length > 1 ? ` ${index + 1}` : ''} do verso {number}
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

type Span = readonly [start: number, end: number, ...rest: unknown[]];
type Marks = Partial<Pick<Props, 'speech' | 'parts' | 'differing'>>;

/** A piece of a verse, with the speech of Jesus, coloured words and those that differ. */
export function marked(
  text: string,
  { speech = [], parts = [], differing = [] }: Marks,
  from = 0,
  to = text.length,
): ReactNode {
  const all: readonly Span[] = [...speech, ...parts, ...differing];
  if (all.length === 0) return text.slice(from, to);
  const edges = [...all.map(([start]) => start), ...all.map(([, end]) => end)];
  const ends = edges.filter((at) => at > from && at < to);
  const cuts = [from, ...[...new Set(ends)].sort((a, b) => a - b), to];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from;
    const words = text.slice(start, end);
    const has = ([first, last]: Span) => first <= start && end <= last;
    if (!all.some(has)) return words;
    const [, , colour, look] = parts.find(has) ?? [];
    return (
      <span
        key={start}
        className={speech.some(has) ? 'jesus' : undefined}
        data-part={look}
        data-colour={colour}
        data-differs={differing.some(has) || undefined}
      >
        {words}
      </span>
    );
  });
}
