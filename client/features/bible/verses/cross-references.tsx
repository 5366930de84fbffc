import { useQuery } from '@tanstack/react-query';
import { BOOKS, type BookCode } from '#shared/bible/canon.ts';
import { parseReferenceKey } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { VerseChip } from '../../../scripture/verse-chip.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';

type Props = Readonly<{
  book: BookCode;
  chapter: number;
  verses: readonly number[];
  translation: string;
  /** The label of the verses, for the list's name. */
  label: string;
}>;

/** Other places that speak of the same: the strongest in their words, and all by book. */
export function CrossReferences({ book, chapter, verses, translation, label }: Props) {
  const trpc = useTrpc();
  const { data, error, refetch } = useQuery({
    ...trpc.bible.crossReferences.queryOptions({ book, chapter, verses: [...verses], translation }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-40" role="status" aria-label="Carregando" />;
  if (data.all.length === 0) {
    return <p className="text-muted">Não há referências guardadas para {label}.</p>;
  }
  const { near } = data;
  const of = near === null ? label : versesLabel(book, chapter, [near]);
  return (
    <>
      {near === null ? null : (
        <p className="mb-3 text-muted">
          Não há referências próprias para {label}. Estas são de {of}, logo ao lado.
        </p>
      )}
      <ul className="grid gap-4" aria-label={`Mais próximas de ${of}`}>
        {data.strongest.map(({ key, text }) => (
          <li key={key}>
            <VerseChip reference={key} />
            {text ? <p className="mt-1 line-clamp-4 font-serif leading-relaxed">{text}</p> : null}
          </li>
        ))}
      </ul>
      {data.all.length > data.strongest.length ? <ByBook places={data.all} /> : null}
    </>
  );
}

function ByBook({ places }: Readonly<{ places: readonly string[] }>) {
  const byBook = Map.groupBy(places, (key) => parseReferenceKey(key)?.book);
  return (
    <details className="mt-4">
      <summary className="min-h-11 py-2 font-semibold">Todas as {places.length}, por livro</summary>
      <dl className="mt-1 grid gap-3">
        {BOOKS.map(({ code, name }) => {
          const found = byBook.get(code);
          return found ? (
            <div key={code}>
              <dt className="text-sm font-semibold text-muted">{name}</dt>
              <dd className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
                {found.map((key) => (
                  <VerseChip key={key} reference={key} />
                ))}
              </dd>
            </div>
          ) : null;
        })}
      </dl>
    </details>
  );
}
