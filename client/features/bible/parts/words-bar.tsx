import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { areTouching, type ColouredPart } from '#shared/bible/word-parts.ts';
import type { HighlightColour } from '#shared/reading.ts';
import { useData } from '../../../lib/data/data.tsx';
import { useDocked } from '../../../ui/use-docked.ts';
import { ColourRow } from './colour-row.tsx';
import { NO_WORDS, selectedWords } from './selected-words.ts';
import { setParts } from './set-parts.ts';

/** A selection that is being made changes with each letter; a touch on the bar may end it. */
const RESTS_MS = 250;

type Props = Readonly<{
  document: ChapterDocument;
  second: ChapterDocument | null;
  stored: readonly ColouredPart[];
}>;

/** The colours for words of the text that were selected by mouse or touch. */
export function WordsBar({ document: chapter, second, stored }: Props) {
  const data = useData();
  const [{ text, parts }, setChosen] = useState(NO_WORDS);
  const choose = useEffectEvent(() => setChosen(selectedWords(chapter, second, document)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(choose, RESTS_MS);
    };
    // Words may have been selected before this was there.
    follow();
    document.addEventListener('selectionchange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', follow);
    };
  }, []);
  if (!text || parts.length === 0) return null;
  const clear = () => {
    getSelection()?.removeAllRanges();
    setChosen(NO_WORDS);
  };
  const { translation, book, chapter: number } = text;
  const touched = stored.filter((each) =>
    parts.some((part) => areTouching(each, { ...part, translation })),
  );
  const paint = (colour: HighlightColour | null) => {
    // A selection that was widened just now counts as it is, where the touch has not ended it.
    const now = selectedWords(chapter, second, document);
    const meant = now.text === text && now.parts.length > 0 ? now.parts : parts;
    clear();
    void setParts(data, { book, chapter: number, translation, parts: [...meant], colour });
  };
  const verses = [...new Set(parts.map(({ verse }) => verse))];
  return (
    <Bar
      label={`Palavras de ${versesLabel(book, number, verses)}${text === second ? ', na segunda tradução' : ''}`}
      onClose={clear}
    >
      <ColourRow
        has={(colour) => touched.length > 0 && touched.every((each) => each.colour === colour)}
        coloured={touched.length > 0}
        onPaint={paint}
      />
    </Bar>
  );
}

type BarProps = Readonly<{ label: string; onClose: () => void; children: ReactNode }>;

function Bar({ label, onClose, children }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useDocked(bar);
  return (
    <section
      ref={bar}
      className="verse-bar words-bar"
      data-dock
      aria-label="Palavras escolhidas"
      // A press on the bar would end the selection that it is about.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="flex items-center gap-2">
        <p role="status" className="min-w-0 flex-1 font-serif leading-snug font-semibold">
          {label}
        </p>
        <button
          type="button"
          className="verse-bar-small size-11 justify-center px-0"
          aria-label="Desfazer a seleção"
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {children}
    </section>
  );
}
