import { bookOf } from '#shared/bible/canon.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { minutesToRead } from '#shared/bible/reading-time.ts';
import { GROUP_DRAWINGS } from '../../../scripture/group-drawings.ts';
import { Drawing } from '../../../ui/drawing.tsx';

type Props = Pick<ChapterDocument, 'book' | 'verses'>;

/** The head of a chapter or a passage: the drawing of its part of the Bible, and the time it takes. */
export function ChapterOpening({ book, verses }: Readonly<Props>) {
  const minutes = minutesToRead(verses.flatMap(({ text }) => text.split(' ')).length);
  return (
    <p className="chapter-opening">
      <Drawing name={GROUP_DRAWINGS[bookOf(book).group]} hue="scripture" className="size-11" />
      <span>
        {verses.length} versículos · {minutes === 1 ? '1 minuto' : `${minutes} minutos`} de leitura
      </span>
    </p>
  );
}
