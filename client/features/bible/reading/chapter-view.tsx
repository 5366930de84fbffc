import { Fragment } from 'react';
import { type BookCode, bookOf } from '#shared/bible/canon.ts';
import type { Apparatus, ChapterDocument } from '#shared/bible/chapter-document.ts';
import type { HighlightColour, ReaderSettings } from '#shared/reading.ts';
import { ChapterOpening } from './chapter-opening.tsx';
import { textStyleOf } from './text-style.ts';
import { marked, type PartSpan } from './text-with-notes.tsx';
import type { Compared } from './use-second-text.ts';
import { Verse, type VerseAct } from './verse.tsx';

export type Annotations = Readonly<{
  colours: ReadonlyMap<number, HighlightColour>;
  saved: ReadonlySet<number>;
  /** Words of verses that have a colour of their own, in the text and in the second translation. */
  parts: Readonly<Record<'first' | 'second', ReadonlyMap<number, readonly PartSpan[]>>>;
  /** The member's own words beside verses, saved or not. */
  comments: ReadonlyMap<number, string>;
}>;

type Props = Readonly<{
  document: ChapterDocument;
  /** The same chapter in a second translation. */
  beside: ChapterDocument | null;
  /** The words that the second translation has otherwise, wherever it stands. */
  differences: Compared['differences'];
  settings: ReaderSettings;
  apparatus: Apparatus | undefined;
  annotations: Annotations;
  selected: readonly number[];
  spoken: number | null;
  /** The verses an address points at, and those to show. */
  target: Readonly<{ from: number; to: number }> | null;
  only: boolean;
  onAct: (act: VerseAct, verse: number) => void;
}>;

/** The verses of a chapter. */
export function ChapterView({
  document,
  beside,
  differences,
  settings,
  apparatus,
  annotations,
  selected,
  spoken,
  target,
  only,
  onAct,
}: Props) {
  const within = (number: number) =>
    target !== null && number >= target.from && number <= target.to;
  const isPassage = target !== null && target.to > target.from;
  const shown = only ? document.verses.filter(({ number }) => within(number)) : document.verses;
  const others = new Map(beside?.verses.map((verse) => [verse.number, verse.text]));
  const inParagraphs = beside !== null && settings.layout === 'running';
  const paragraphs = inParagraphs ? paragraphsOf(shown, apparatus?.headings) : [shown];
  return (
    <div
      className="chapter"
      data-layout={settings.layout}
      data-beside={(beside && !inParagraphs) || undefined}
      data-poetry={isPoetry(document.book) || undefined}
      data-range={isPassage || undefined}
      style={textStyleOf(settings)}
    >
      {only ? null : (
        <ChapterOpening
          book={document.book}
          verses={isPassage ? document.verses.filter(({ number }) => within(number)) : shown}
        />
      )}
      {document.title && shown[0]?.number === 1 ? (
        <p className="mb-4 text-[0.95em] text-muted italic">{document.title}</p>
      ) : null}
      {paragraphs.map((paragraph) => {
        const verses = paragraph.map((verse) => (
          <Fragment key={verse.number}>
            {settings.headings && apparatus?.headings[verse.number] ? (
              <h2 className="section-heading">{apparatus.headings[verse.number]}</h2>
            ) : null}
            <Verse
              verse={verse}
              beside={inParagraphs ? null : (others.get(verse.number) ?? null)}
              differences={differences?.get(verse.number)}
              colour={annotations.colours.get(verse.number) ?? null}
              parts={annotations.parts.first.get(verse.number)}
              besideParts={annotations.parts.second.get(verse.number)}
              saved={annotations.saved.has(verse.number)}
              noted={annotations.comments.has(verse.number)}
              selected={selected.includes(verse.number)}
              spoken={spoken === verse.number}
              target={!only && within(verse.number)}
              speech={settings.speech ? apparatus?.speech[verse.number] : undefined}
              onAct={onAct}
            />
          </Fragment>
        ));
        return inParagraphs ? (
          <div key={paragraph[0]?.number} className="paragraph-pair">
            <div>{verses}</div>
            <p className="verse-beside">
              {paragraph.map(({ number }) =>
                others.has(number) ? (
                  <span key={number} data-second={number}>
                    <span className="verse-mark">{number}</span>{' '}
                    <span className="verse-words">
                      {marked(others.get(number) ?? '', {
                        parts: annotations.parts.second.get(number),
                        differing: differences?.get(number)?.other,
                      })}
                    </span>{' '}
                  </span>
                ) : null,
              )}
            </p>
          </div>
        ) : (
          verses
        );
      })}
    </div>
  );
}

/** The source has no lines of poetry, so that a verse is the line, and what goes on is set in. */
function isPoetry(book: BookCode): boolean {
  return bookOf(book).group === 'Poesia' || book === 'LAM';
}

/** Without a heading for so long, a paragraph ends all the same, so that a phone has both texts near each other. */
const LONGEST_PARAGRAPH = 8;

/** The verses from one of our headings to the next. */
function paragraphsOf(verses: ChapterDocument['verses'], headings: Apparatus['headings'] = {}) {
  const paragraphs: ChapterDocument['verses'][number][][] = [];
  for (const verse of verses) {
    const last = paragraphs.at(-1);
    if (!last || last.length >= LONGEST_PARAGRAPH || headings[verse.number])
      paragraphs.push([verse]);
    else last.push(verse);
  }
  return paragraphs;
}
