import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type BookCode, bookOf, neighbourChapter } from '#shared/bible/canon.ts';
import { chapterReference, referenceKey } from '#shared/bible/reference.ts';
import { useData } from '../../../lib/data/data.tsx';
import { useDocked } from '../../../ui/use-docked.ts';
import { apparatusQuery, chapterQuery, type TranslationVersion } from '../chapter-query.ts';
import { useLockScreen } from './lock-screen.ts';
import { stopListening } from './use-listening.ts';
import { usePlayer } from './use-player.ts';

type Props = Readonly<{
  book: BookCode;
  chapter: number;
  translation: TranslationVersion;
  /** Whether the headings of sections are shown, and so are said. */
  headings: boolean;
}>;

/** Reading stops at the end of the chapter, after some minutes, or never. */
const LIMITS = [
  ['chapter', 'Até o fim do capítulo'],
  ['5', 'Parar em 5 minutos'],
  ['15', 'Parar em 15 minutos'],
  ['30', 'Parar em 30 minutos'],
  ['none', 'Seguir pelos capítulos'],
] as const;
type Limit = (typeof LIMITS)[number][0];

const RATES = [0.75, 1, 1.25, 1.5] as const;
type Rate = (typeof RATES)[number];

const KEY = 'listening-rate';

const isRate = (value: number): value is Rate => RATES.some((rate) => rate === value);

/** The speed is stored on the device, because each device has another voice. */
function storedRate(): Rate {
  const stored = Number(localStorage.getItem(KEY));
  return isRate(stored) ? stored : 1;
}

function storeRate(rate: Rate): void {
  localStorage.setItem(KEY, String(rate));
}

export default function PlayerBar({ book, chapter, translation, headings }: Props) {
  const navigate = useNavigate();
  const { readDocument, trpc } = useData();
  const { data } = useQuery(chapterQuery(readDocument, translation, book, chapter));
  const { data: apparatus, isLoading } = useQuery(apparatusQuery(trpc, translation, book, chapter));
  // A setting that changes while it reads does not begin the chapter anew.
  const [saysHeadings] = useState(headings);
  const verses = useMemo(() => {
    if (isLoading) return undefined;
    return data?.verses.map(({ number, text }) => {
      const heading = saysHeadings ? apparatus?.headings[number] : null;
      return { number, text: heading ? `${heading}. ${text}` : text };
    });
  }, [data, apparatus, isLoading, saysHeadings]);
  const bar = useRef<HTMLElement>(null);
  useDocked(bar);
  const [rate, setRate] = useState(storedRate);
  const [limit, setLimit] = useState<Limit>('chapter');
  const { player, state } = usePlayer(verses, rate, () => {
    const next = neighbourChapter(book, chapter, 1);
    if (limit === 'chapter' || !next) return false;
    const ref = referenceKey(chapterReference(next.book, next.chapter));
    void navigate({ to: '/bible', search: { ref } });
    return true;
  });
  useEffect(() => {
    const minutes = Number(limit);
    if (Number.isNaN(minutes) || !player || player === 'none') return;
    const timer = setTimeout(() => {
      player.pause();
      setLimit('chapter');
    }, minutes * 60_000);
    return () => clearTimeout(timer);
  }, [limit, player]);
  const playing = state.status === 'playing';
  useLockScreen(`${bookOf(book).name} ${chapter}`, player === 'none' ? null : player, playing);
  if (player === 'none' || state.status === 'failed') return <NoVoice />;
  return (
    <section ref={bar} className="player-bar" data-dock aria-label="Leitura em voz alta">
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 truncate font-serif font-semibold">
          {bookOf(book).name} {chapter}
          {state.verse === null ? '' : `:${state.verse}`}
        </p>
        <PlayerButton label="Versículo anterior" onClick={() => player?.step(-1)}>
          <SkipBack aria-hidden="true" size={20} />
        </PlayerButton>
        <PlayerButton
          label={playing ? 'Pausar' : 'Continuar'}
          primary
          onClick={() => (playing ? player?.pause() : player?.play())}
        >
          {playing ? <Pause aria-hidden="true" size={22} /> : <Play aria-hidden="true" size={22} />}
        </PlayerButton>
        <PlayerButton label="Próximo versículo" onClick={() => player?.step(1)}>
          <SkipForward aria-hidden="true" size={20} />
        </PlayerButton>
        <PlayerButton label="Fechar a leitura" onClick={stopListening}>
          <X aria-hidden="true" size={20} />
        </PlayerButton>
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <select
          className="field min-h-11 py-1 text-[0.9375rem]"
          aria-label="Velocidade"
          value={rate}
          onChange={(event) => {
            const next = Number(event.target.value);
            if (!isRate(next)) return;
            storeRate(next);
            setRate(next);
          }}
        >
          {RATES.map((each) => (
            <option key={each} value={each}>
              {each.toLocaleString('pt-BR')}×
            </option>
          ))}
        </select>
        <select
          className="field min-h-11 py-1 text-[0.9375rem]"
          aria-label="Quando parar"
          value={limit}
          onChange={(event) =>
            setLimit(LIMITS.find(([each]) => each === event.target.value)?.[0] ?? 'chapter')
          }
        >
          {LIMITS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}

function NoVoice() {
  return (
    <section className="player-bar" data-dock aria-label="Leitura em voz alta">
      <div className="flex items-start gap-2">
        <p role="status" className="flex-1 py-2">
          Este aparelho não tem uma voz em português que possamos usar. Instale uma nas
          configurações do aparelho, em conversão de texto em voz, e tente de novo.
        </p>
        <PlayerButton label="Fechar a leitura" onClick={stopListening}>
          <X aria-hidden="true" size={20} />
        </PlayerButton>
      </div>
    </section>
  );
}

type ButtonProps = Readonly<{
  label: string;
  primary?: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

function PlayerButton({ label, primary = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`button size-11 shrink-0 px-0 ${primary ? 'button-primary' : 'button-bare'}`}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
