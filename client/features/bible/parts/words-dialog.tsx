import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { areTouching, partOf } from '#shared/bible/word-parts.ts';
import { placedWordsOf } from '#shared/portuguese/words.ts';
import type { HighlightColour } from '#shared/reading.ts';
import { useData } from '../../../lib/data/data.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { VerseDialogProps } from '../verses/verse-request.ts';
import { ColourRow } from './colour-row.tsx';
import { setParts } from './set-parts.ts';

type Text = Readonly<{ translation: string; text: string }>;
type Props = VerseDialogProps &
  Readonly<{
    verse: number;
    text: string;
    /** The verse in the second translation on the page. */
    second: Text | null;
  }>;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Colours some words of a verse without a mouse: the first and the last one are pressed. */
export default function WordsDialog(props: Props) {
  const { book, chapter, verse, label, second, onClose, onCloseAutoFocus } = props;
  const data = useData();
  const { data: stored = [] } = useQuery(
    data.trpc.member.highlights.partsInChapter.queryOptions({ book, chapter }),
  );
  const [inSecond, setInSecond] = useState(false);
  const { translation, text }: Text = (inSecond && second) || props;
  const [chosen, setChosen] = useState<readonly [first: number, last: number] | null>(null);
  const words = placedWordsOf(text);
  const [first, last] = chosen ?? [-1, -1];
  const begin = words[first];
  const end = words[last];
  const part = begin && end ? partOf(verse, text, begin.start, end.end) : null;
  const touched = part ? stored.filter((each) => areTouching(each, { ...part, translation })) : [];
  const paint = (colour: HighlightColour | null) => {
    if (!part) return;
    onClose();
    void setParts(data, { book, chapter, translation, parts: [part], colour });
  };
  return (
    <Dialog
      title={`Marcar palavras de ${label}`}
      description="Escolha a primeira palavra e depois a última."
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {second ? (
        <div className="mb-3">
          <Chip
            pressed={inSecond}
            onClick={() => {
              setInSecond(!inSecond);
              setChosen(null);
            }}
          >
            Na segunda tradução
          </Chip>
        </div>
      ) : null}
      <Words
        key={translation}
        text={text}
        chosen={chosen}
        onChoose={(word) =>
          setChosen(
            chosen && chosen[0] === chosen[1]
              ? [Math.min(chosen[0], word), Math.max(chosen[0], word)]
              : [word, word],
          )
        }
      />
      <p role="status" className="mt-3 min-h-6 text-muted">
        {begin && end ? `“${text.slice(begin.start, end.end)}”` : 'Nenhuma palavra escolhida.'}
      </p>
      {part ? (
        <ColourRow
          has={(colour) => touched.length > 0 && touched.every((each) => each.colour === colour)}
          coloured={touched.length > 0}
          onPaint={paint}
        />
      ) : null}
    </Dialog>
  );
}

type WordsProps = Readonly<{
  text: string;
  chosen: readonly [first: number, last: number] | null;
  onChoose: (word: number) => void;
}>;

/** The words of a verse, one stop of the Tab key among which the arrows lead. */
function Words({ text, chosen, onChoose }: WordsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  const words = placedWordsOf(text);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = at + (step ?? 0);
    if (!step || !words[next]) return;
    event.preventDefault();
    setAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset ref={list} className="word-choice" onKeyDown={move}>
      <legend className="sr-only">Palavras</legend>
      {words.map(({ start, end }, index) => (
        <button
          key={start}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={chosen !== null && index >= chosen[0] && index <= chosen[1]}
          onClick={() => {
            setAt(index);
            onChoose(index);
          }}
        >
          {text.slice(start, end)}
        </button>
      ))}
    </fieldset>
  );
}
