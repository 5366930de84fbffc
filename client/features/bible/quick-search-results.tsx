import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useHydrated, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { chosenTranslations } from '#shared/bible/chosen-translations.ts';
import { outsideCanon } from '#shared/bible/outside-canon.ts';
import type { ParsedReference } from '#shared/bible/parse-reference.ts';
import { formatReference, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { useOptionalSession } from '../../lib/data/session.ts';
import { addToDraft } from '../../lib/forms/drafts.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { BookCard } from './book-card.tsx';
import InstallNotice from './install-notice.tsx';
import { PassageCard } from './passage-card.tsx';
import { PlaceProblem } from './place-problem.tsx';
import type { WordFilter } from './word-filters.tsx';
import { WordResults } from './word-results.tsx';

const FurtherResults = lazyWithRetry(() => import('./further-results.tsx'));

type Props = Readonly<{
  q: string;
  /** A text that was shared may be longer than what is searched. */
  whole: string;
  parsed: ParsedReference | null;
  filter: WordFilter;
  /** Moves the focus to the results after a search, but not when a page opens with one. */
  takesFocus: boolean;
}>;

/** The results of a search: passages of references, or verses that contain the words. */
export function QuickSearchResults({ q, whole, parsed, filter, takesFocus }: Props) {
  const trpc = useTrpc();
  const navigate = useNavigate();
  const { data: installed } = useSuspenseQuery(trpc.bible.translations.queryOptions());
  const { data: reading } = useSuspenseQuery(trpc.reading.state.queryOptions());
  const { translation } = chosenTranslations(installed.translations, reading.settings);
  // What loads after the page takes no press before it can answer it.
  const hydrated = useHydrated();
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) results.current?.focus();
  }, [takesFocus]);
  const signedIn = useOptionalSession() !== null;
  const elsewhere = parsed === null ? outsideCanon(q) : null;
  const id = translation?.id ?? null;
  const card = (reference: Reference) => (
    <PassageCard key={referenceKey(reference)} reference={reference} translation={id} />
  );
  const byWords = parsed === null || parsed.kind === 'book';
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label="Resultado da busca"
      className="grid scroll-mt-20 gap-4 outline-none"
    >
      {translation?.complete ? null : <InstallNotice install={installed.install} />}
      {parsed?.kind === 'problem' ? (
        <PlaceProblem problem={parsed.problem}>
          <Link
            to="/bible-quick"
            search={{ q: formatReference(parsed.nearest) }}
            className="button button-quiet"
          >
            Abrir {formatReference(parsed.nearest)}
          </Link>
        </PlaceProblem>
      ) : null}
      {parsed?.kind === 'references' ? parsed.references.map(card) : null}
      {hydrated ? (
        <Suspense fallback={null}>
          <FurtherResults q={q} parsed={parsed} translation={id} card={card} />
        </Suspense>
      ) : null}
      {elsewhere ? <p className="text-lg">{elsewhere}.</p> : null}
      {parsed?.kind === 'book' ? <BookCard book={parsed.book} /> : null}
      {byWords && translation ? (
        <WordResults
          translation={translation}
          q={q}
          // Of the words of a link only a whole find is meant.
          besideBook={parsed !== null || elsewhere !== null || q.includes('://')}
          titled={parsed === null}
          filter={filter}
          onFilter={(next) =>
            void navigate({ to: '/bible-quick', search: { q, ...next }, replace: true })
          }
        />
      ) : null}
      {signedIn && parsed === null ? (
        <Link
          to="/chat"
          className="button button-quiet justify-self-start"
          onClick={() => addToDraft('chat', whole)}
        >
          Perguntar no chat
        </Link>
      ) : null}
    </section>
  );
}
