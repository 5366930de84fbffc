import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isBookCode } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference } from '#shared/bible/reference.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { useOptionalSession } from '../../lib/data/session.ts';
import { useOnline } from '../../lib/data/use-online.ts';
import { Chip } from '../../ui/chip.tsx';
import { Page } from '../../ui/page.tsx';
import { Filters } from './filters.tsx';
import { QuickSearchBox } from './quick-search-box.tsx';
import { QuickSearchResults } from './quick-search-results.tsx';
import { type SearchSource, useSearches } from './use-searches.ts';
import type { WordFilter } from './word-filters.tsx';

/** Nobody asked for it, so where even its code is not on the device nothing is said. */
const NoSearchHere = lazy(() =>
  import('../../offline/no-search-here.tsx').catch(() => ({ default: () => null })),
);

const EXAMPLES = ['Jo 3:16', 'Salmo 23', 'amai os vossos inimigos', 'não temas'];

type Props = Readonly<{
  /** What is searched, or a longer text that another app has shared. */
  whole: string;
  /** What an address narrows the search to. */
  testament?: string | undefined;
  book?: string | undefined;
  speech?: string | undefined;
}>;

/** Finds a passage by its reference or verses by their words; the address holds the search. */
export function QuickSearch({ whole, testament, book = '', speech }: Props) {
  const filter: WordFilter = {
    ...(testament === 'old' || testament === 'new' ? ({ testament } as const) : {}),
    ...(isBookCode(book) ? { book } : {}),
    ...(speech === 'jesus' ? ({ speech } as const) : {}),
  };
  const navigate = useNavigate();
  const q = beginningOf(whole, LONGEST_QUERY);
  const parsed = q === '' ? null : parseReference(q);
  const [reference = null] = parsed?.kind === 'references' ? parsed.references : [];
  const online = useOnline();
  const { runs, refills, source, edited, begin, edit } = useSearches(whole);
  const search = (next: string, from: SearchSource = 'box') => {
    begin(next, from);
    void navigate({ to: '/bible-quick', search: { q: next } });
  };
  return (
    <Page title="Busca rápida" above={<Breadcrumb />} drawing={['lens', 'scripture']} wide>
      <div className="grid gap-5">
        <QuickSearchBox
          key={`box ${runs}`}
          q={whole}
          onSearch={(typed) => search(typed)}
          onEdit={(differs) => edit('box', differs)}
        />
        {online ? null : (
          <Suspense fallback={null}>
            <NoSearchHere />
          </Suspense>
        )}
        <details open={source === 'filters'}>
          <summary className="min-h-11 py-2 font-semibold">Escolher livro e capítulo</summary>
          <div className="pt-2">
            <Filters
              key={`filters ${refills} ${reference && q}`}
              current={reference}
              action="Busca Rápida"
              onSearch={(chosen) => search(formatReference(chosen), 'filters')}
              onEdit={(standing) => edit('filters', standing !== 'current')}
            />
          </div>
        </details>
        {q === '' ? <Examples onSearch={search} /> : null}
        {q === whole || edited ? null : (
          <p className="text-muted">
            O texto é longo demais para uma busca: estes são os resultados do começo dele.
          </p>
        )}
        {q === '' || edited ? null : (
          <QuickSearchResults
            key={`found ${whole}`}
            q={q}
            whole={whole}
            parsed={parsed}
            filter={filter}
            takesFocus={source !== null}
          />
        )}
      </div>
    </Page>
  );
}

function Breadcrumb() {
  const signedIn = useOptionalSession() !== null;
  return (
    <nav aria-label="Você está em">
      <ol className="-mx-2 flex items-center text-[0.9375rem]">
        {signedIn ? (
          <>
            <li>
              <Link to="/dashboard" className="link inline-grid min-h-11 content-center px-2">
                Início
              </Link>
            </li>
            <li aria-hidden="true" className="text-muted">
              /
            </li>
          </>
        ) : null}
        <li>
          <Link to="/bible" className="link inline-grid min-h-11 content-center px-2">
            Bíblia
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function Examples({ onSearch }: Readonly<{ onSearch: (q: string) => void }>) {
  return (
    <section aria-label="Exemplos" className="flex flex-wrap items-center gap-2">
      <p className="text-muted">Experimente:</p>
      {EXAMPLES.map((example) => (
        <Chip key={example} onClick={() => onSearch(example)}>
          {example}
        </Chip>
      ))}
    </section>
  );
}
