import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ChapterDocument, ChapterVerse } from '#shared/bible/chapter-document.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import { Chip } from '../../../ui/chip.tsx';
import { firstVerseInView } from '../reading/verse-elements.ts';
import { Section } from '../verses/panel-section.tsx';

/** Whether the column follows the text, on this device. */
const KEY = 'reader-together';
const ON = 'on';

type Props = Readonly<{
  second: ChapterDocument;
  name: string;
  /** The member's type size and spacing. */
  style: CSSProperties;
  layout: ReaderSettings['layout'];
  /** The words of a verse with what is marked in them. */
  wordsOf: (verse: ChapterVerse) => ReactNode;
}>;

/** The second translation in a column of its own, which scrolls by itself or verse by verse with the text. */
export default function SecondText({ second, name, style, layout, wordsOf }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [together, setTogether] = useState(() => localStorage.getItem(KEY) === ON);
  const follow = useEffectEvent(() => scrollTo(list.current, firstVerseInView(document)));
  useEffect(() => {
    if (!together) return;
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, [together]);
  const choose = () => {
    if (together) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ON);
    setTogether(!together);
  };
  return (
    <Section
      title={name}
      action={
        <Chip pressed={together} onClick={choose}>
          Rolar junto
        </Chip>
      }
    >
      <div ref={list} className="chapter" data-layout={layout} style={style}>
        {second.verses.map((verse) => (
          <p key={verse.number} className="verse-apart" data-second={verse.number}>
            <span className="verse-mark">{verse.number}</span>{' '}
            <span className="verse-words">{wordsOf(verse)}</span>
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Brings a verse to the head of the column, or of the panel where the columns are one. */
function scrollTo(list: HTMLElement | null, verse: number | null): void {
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-second]') ?? [])];
  // A translation that lacks the verse is led to the one before.
  const line = lines.findLast((each) => Number(each.dataset['second']) <= (verse ?? 0)) ?? lines[0];
  const column = line?.closest('.panel-column');
  if (!line || !column) return;
  const moves = column.scrollHeight > column.clientHeight + 1;
  const frame = moves ? column : line.closest('.reading-panel');
  if (!frame) return;
  frame.scrollTop += line.getBoundingClientRect().top - frame.getBoundingClientRect().top - 8;
}
