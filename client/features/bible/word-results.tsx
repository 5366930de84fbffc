import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { SearchResults } from '#shared/bible/search-results.ts';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { useTrpc } from '../../lib/data/data.tsx';
import { useOnline } from '../../lib/data/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { TranslationVersion } from './chapter-query.ts';
import { FoundHeadings } from './found-headings.tsx';
import { SearchHit } from './search-hit.tsx';
import { headingsQuery, SEARCH_FAILED, searchQuery } from './search-query.ts';
import { type WordFilter, WordFilters } from './word-filters.tsx';

const FAILURE = `${SEARCH_FAILED}.`;
const NOT_HERE =
  'Sem conexão: para buscar palavras assim, baixe antes a Bíblia no seu perfil. Referências abrem os capítulos que estão neste aparelho.';

type Props = Readonly<{
  translation: TranslationVersion;
  q: string;
  /** The results follow the card of a book with that name, and are hidden if there are none. */
  besideBook: boolean;
  /** Whether headings that have the words stand above the verses. */
  titled: boolean;
  filter: WordFilter;
  onFilter: (filter: WordFilter) => void;
}>;

/** The verses that have the typed words, best first. */
export function WordResults({ translation, q, besideBook, titled, filter, onFilter }: Props) {
  const trpc = useTrpc();
  const found = useInfiniteQuery({
    ...searchQuery(translation, { q, ...filter }),
    // The last list stays while another filter loads.
    placeholderData: keepPreviousData,
  });
  const headings = useHeadings(q, titled);
  const { data, isError } = found;
  const online = useOnline();
  useFailureToast(found, SEARCH_FAILED);
  const retry = async () => {
    // A translation that was installed anew answers at another address.
    await trpc.bible.translations.invalidate();
    await found.refetch();
  };
  const first = data?.pages[0];
  const filtered = isNarrowed(filter);
  const lines = <UrgentNotices notices={first?.notices ?? []} />;
  if (besideBook && !isError && !(first && hasItself(first, filtered))) {
    return (
      <>
        <FoundHeadings found={headings.found} folded={false} />
        {lines}
      </>
    );
  }
  if (!first || (headings.awaited && !isError)) {
    const failure = online ? FAILURE : NOT_HERE;
    return isError ? <LoadFailure text={failure} onRetry={() => void retry()} /> : <Waiting />;
  }
  const verses = data.pages.flatMap((page) => page.verses);
  // What was typed is in verses, which are an even list: the headings wait for a press.
  const folded = !first.partial && verses.length > 5 && headings.found.length > 0;
  const titles = <FoundHeadings found={headings.found} folded={folded} />;
  return (
    <div className="grid gap-4">
      {folded ? null : titles}
      {lines}
      <Summary q={q} first={first} shown={verses.length} filter={filter} />
      {first.counts && Object.keys(first.counts).length > 0 ? (
        <WordFilters counts={first.counts} filter={filter} onFilter={onFilter} />
      ) : null}
      {folded ? (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            Títulos com essas palavras: {headings.found.length}
          </summary>
          {titles}
        </details>
      ) : null}
      {verses.length === 0 ? (
        <Nothing filter={filter} onClear={() => onFilter({})} />
      ) : (
        <ol className="card">
          {verses.map((verse) => (
            <SearchHit key={`${verse.book}.${verse.chapter}.${verse.verse}`} verse={verse} />
          ))}
        </ol>
      )}
      {isError ? (
        <LoadFailure text={FAILURE} onRetry={() => void found.fetchNextPage()} />
      ) : (
        <MoreButton list={found} />
      )}
    </div>
  );
}

const LONGEST_WAIT_MS = 2500;

/** The headings that have the words; verses wait a moment for them, so that nothing is pushed down. */
function useHeadings(q: string, wanted: boolean) {
  const [waits, setWaits] = useState(true);
  const { data = [], isLoading } = useQuery({
    ...headingsQuery(useTrpc(), q),
    enabled: wanted,
  });
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { found: data, awaited: waits && isLoading };
}

/** Whether the results have the word itself: a book's name does not mean a word resembling it. */
function hasItself({ corrected, partial, verses }: SearchResults, filtered: boolean): boolean {
  return !corrected && !partial && (filtered || verses.length > 0);
}

type SummaryProps = Readonly<{
  q: string;
  first: SearchResults;
  shown: number;
  filter: WordFilter;
}>;

/** The number of results, and of which words they are. */
function Summary({ q, first, shown, filter }: SummaryProps) {
  const { counts, suggestion, corrected, partial } = first;
  const counted = filter.book
    ? (counts?.[filter.book] ?? 0)
    : Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const total = Math.max(counted, shown);
  return (
    <div role="status" className="grid gap-1">
      {corrected ? (
        <p>
          Nada encontrado para “{q}”. Estes são os resultados de <strong>“{suggestion}”</strong>.
        </p>
      ) : null}
      {suggestion && !corrected ? (
        <p>
          Você quis dizer{' '}
          <Link to="/bible-quick" search={{ q: suggestion }} className="link inline-block py-2">
            {suggestion}
          </Link>
          ?
        </p>
      ) : null}
      {partial && shown > 0 ? (
        <p>
          Nenhum versículo tem todas as palavras que você digitou; estes têm a maior parte delas.
        </p>
      ) : null}
      {shown > 0 ? (
        <p className="text-muted">
          {total === 1
            ? '1 versículo encontrado'
            : `${total.toLocaleString('pt-BR')} versículos encontrados`}
        </p>
      ) : null}
    </div>
  );
}

function Nothing({ filter, onClear }: Readonly<{ filter: WordFilter; onClear: () => void }>) {
  const filtered = isNarrowed(filter);
  return (
    <div className="card grid justify-items-center gap-2 px-6 py-10 text-center">
      <p className="font-serif text-xl">Nenhum versículo encontrado</p>
      <p className="text-muted">{filtered ? nothingIn(filter) : NOTHING}</p>
      {filtered ? (
        <Button look="quiet" onClick={onClear}>
          Buscar em toda a Bíblia
        </Button>
      ) : null}
    </div>
  );
}

/** An address may name a filter without saying anything. */
const isNarrowed = (filter: WordFilter) => Object.values(filter).some(Boolean);

const NOTHING = 'Confira a escrita, use menos palavras ou palavras parecidas.';

const nothingIn = ({ speech }: WordFilter) =>
  speech
    ? 'Nos versículos em que Jesus fala não há essas palavras.'
    : 'Nesta parte da Bíblia não há versículos com essas palavras.';

function Waiting() {
  return (
    <div className="grid gap-3" role="status" aria-label="Buscando">
      <div className="skeleton h-11" />
      <div className="skeleton h-96" />
    </div>
  );
}
