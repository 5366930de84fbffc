import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import type { Differences } from '#shared/bible/word-differences.ts';
import { Chip } from '../../../ui/chip.tsx';
import type { Compared } from '../reading/use-second-text.ts';
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
  differences: Compared['differences'];
}>;

/** The second translation in a column of its own, which scrolls by itself or verse by verse with the text. */
export default function SecondText({ second, name, style, differences }: Props) {
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
      <div ref={list} className="chapter" style={style}>
        {second.verses.map(({ number, text }) => (
          <p key={number} className="verse-apart" data-second={number}>
            <span className="verse-mark">{number}</span>{' '}
            {underlined(text, differences?.get(number)?.other ?? [])}
          </p>
        ))}
      </div>
    </Section>
  );
}

function underlined(text: string, spans: Differences['other']): ReactNode[] {
  const starts = [0, ...spans.map(([, end]) => end)];
  return starts.map((from, index) => {
    const [start, end] = spans[index] ?? [text.length, text.length];
    return (
      <Fragment key={from}>
        {text.slice(from, start)}
        {end > start ? <span data-differs>{text.slice(start, end)}</span> : null}
      </Fragment>
    );
  });
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
