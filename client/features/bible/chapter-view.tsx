import type { ChapterDocument, ChapterVerse } from '#shared/bible/chapter-document.ts';

type Props = Readonly<{
  document: ChapterDocument;
  from: number;
  to: number;
  verse: number | null;
}>;

/** The verses of a chapter, numbers as quiet superscripts, footnotes below. */
export function ChapterView({ document, from, to, verse }: Props) {
  const shown = document.verses.filter(({ number }) => number >= from && number <= to);
  const notes = shown.flatMap(({ number, notes: own = [] }) =>
    own.map((note) => ({ number, ...note })),
  );
  return (
    <>
      {document.title && from === 1 ? (
        <p className="mb-4 font-serif text-muted italic">{document.title}</p>
      ) : null}
      <div className="font-serif text-[1.1875rem] leading-[1.75]">
        {shown.map((each) => (
          <p
            key={each.number}
            id={`v${each.number}`}
            className="mb-2"
            data-target={each.number === verse || undefined}
          >
            <sup className="verse-number">{each.number}</sup>
            <VerseText verse={each} />
          </p>
        ))}
      </div>
      {notes.length > 0 ? (
        <details className="mt-6 text-[0.9375rem] text-muted">
          <summary className="min-h-11 py-2 font-semibold">
            {notes.length === 1 ? '1 nota da tradução' : `${notes.length} notas da tradução`}
          </summary>
          <ul className="grid gap-1.5">
            {notes.map((note) => (
              <li key={`${note.number}-${note.offset}`}>
                <strong>{note.number}</strong> {note.text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function VerseText({ verse }: Readonly<{ verse: ChapterVerse }>) {
  return <>{verse.text}</>;
}
