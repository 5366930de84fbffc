import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RichText } from '#shared/answers/rich-text.ts';
import { labelOfKey, parseReferenceKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../lib/data/data.tsx';
import { FoldTitle } from './fold-title.tsx';

/** More verses are read in their chapter. */
const MOST_VERSES = 4;

/**
 * The stored words of the first place that an answer names, open below it. Where the answer
 * quotes them itself nothing opens, nor does a whole chapter.
 */
export function FirstReference({ text }: Readonly<{ text: RichText }>) {
  const first = text.find(({ type }) => type !== 'text');
  if (first?.type !== 'reference' || parseReferenceKey(first.key)?.verse == null) return null;
  if (text.some((part) => part.type === 'quotation' && part.key === first.key)) return null;
  return <OpenPassage reference={first.key} />;
}

function OpenPassage({ reference }: Readonly<{ reference: string }>) {
  const trpc = useTrpc();
  const { data } = useQuery({
    ...trpc.bible.passage.queryOptions({ key: reference }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.verses.length === 0) return null;
  const verses = data.verses.slice(0, MOST_VERSES);
  const goesOn = data.more || verses.length < data.verses.length;
  return (
    <details open className="group mt-2 mb-1 border-l-3 border-accent pl-4">
      <FoldTitle small>{labelOfKey(reference)}</FoldTitle>
      <blockquote className="font-serif text-[1.0625em] leading-relaxed">
        {verses.map(({ chapter, number, text }) => (
          <span key={`${chapter}:${number}`}>
            {verses.length > 1 ? <sup className="verse-number">{number}</sup> : null}
            {text}{' '}
          </span>
        ))}
        {goesOn ? '…' : null}
      </blockquote>
      <p className="flex flex-wrap items-center gap-x-2 font-sans text-muted text-sm">
        {data.translation}
        {goesOn ? (
          <Link to="/bible" search={{ ref: reference }} className="button button-bare px-1 text-sm">
            Continuar lendo
          </Link>
        ) : null}
      </p>
    </details>
  );
}
