import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../../lib/data/data.tsx';

/** The verse of the day in its stored words, and the way to the word about it. */
export function TodaysVerse() {
  const trpc = useTrpc();
  const { data: verse } = useQuery(trpc.member.dailyVerse.queryOptions());
  return (
    <Link
      to="/daily-word"
      className="card block border-transparent bg-accent-soft p-5 hover:border-edge"
    >
      <span className="block text-sm font-semibold text-muted">Palavra do dia</span>
      {verse?.type === 'quotation' ? (
        <span className="mt-1.5 line-clamp-5 font-serif text-lg leading-relaxed">
          {inQuotationMarks(verse.text)}
        </span>
      ) : (
        <span className="mt-1.5 block font-serif text-xl font-semibold">
          Um versículo para hoje
        </span>
      )}
      {verse ? <span className="mt-2 block text-muted">{labelOfKey(verse.key)}</span> : null}
    </Link>
  );
}
