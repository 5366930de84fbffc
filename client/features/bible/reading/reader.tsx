import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { chosenTranslations } from '#shared/bible/chosen-translations.ts';
import { type Opening, openingOf } from '#shared/bible/opening.ts';
import { formatReference, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Filters } from '../filters.tsx';
import { useListening } from '../listening/use-listening.ts';
import { PlaceProblem } from '../place-problem.tsx';
import type { Intent } from '../verses/return-intent.ts';
import { ChapterPage } from './chapter-page.tsx';
import { PlaceSuggestions } from './place-suggestions.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderLinks } from './reader-links.tsx';

const PlayerBar = lazyWithRetry(() => import('../listening/player-bar.tsx'));

/** Only a fresh installation shows it. */
const InstallNotice = lazyWithRetry(() => import('../install-notice.tsx'));

const PROGRESS_MS = 1500;

type Props = Readonly<{ address: string | undefined; only: boolean; intent: Intent | null }>;

/** The Bible reader: the text first, everything else one touch away. */
export function Reader({ address, only, intent }: Props) {
  const trpc = useTrpc();
  const navigate = useNavigate();
  const { data: installed } = useSuspenseQuery({
    ...trpc.bible.translations.queryOptions(),
    refetchInterval: ({ state }) =>
      state.data?.install?.status === 'running' ? PROGRESS_MS : false,
  });
  const { data: state } = useSuspenseQuery(trpc.reading.state.queryOptions());
  const opening = useOpening(address, state.position);
  const { translation, beside } = chosenTranslations(installed.translations, state.settings);
  const search = (reference: Reference) =>
    void navigate({
      to: '/bible',
      search: { ref: referenceKey(reference), ...(reference.verse === null ? {} : { only: true }) },
    });
  const { reference } = opening;
  const { open: listening } = useListening();
  const place = address ?? '';
  const [aside, setAside] = useState<string | null>(null);
  const [returns, setReturns] = useState(0);
  const goBack = () => {
    setAside(null);
    setReturns(returns + 1);
  };
  return (
    <div className="reader mx-auto w-full max-w-5xl px-4 min-[64em]:max-w-[88rem] md:px-6 md:pt-4">
      <div>
        <ReaderLinks />
      </div>
      <div className="mt-3 hidden md:block">
        <Filters
          key={`${place} ${returns}`}
          current={reference}
          action="Buscar"
          onSearch={search}
          onEdit={(standing) => setAside(standing === 'none' ? place : null)}
        />
      </div>
      <ReaderBar
        reference={reference}
        installed={installed}
        settings={state.settings}
        translation={translation}
        onSearch={search}
      />
      {translation?.complete ? null : (
        <div className="mt-4">
          <Suspense fallback={null}>
            <InstallNotice install={installed.install} />
          </Suspense>
        </div>
      )}
      {opening.problem ? (
        <div className="mt-6">
          <PlaceProblem problem={opening.problem}>
            <PlaceSuggestions nearest={opening.nearest} typed={place} />
          </PlaceProblem>
        </div>
      ) : null}
      {reference && aside === place ? (
        <Button look="quiet" className="mt-5" onClick={goBack}>
          Voltar a {formatReference(reference)}
        </Button>
      ) : null}
      {reference && translation && aside !== place ? (
        <ChapterPage
          key={`${reference.book}.${reference.chapter}`}
          reference={reference}
          resume={opening.resume}
          only={only && reference.verse !== null}
          intent={intent}
          installed={installed}
          translation={translation}
          beside={beside}
          settings={state.settings}
        />
      ) : null}
      {reference && translation && listening ? (
        <Suspense fallback={null}>
          <PlayerBar
            book={reference.book}
            chapter={reference.chapter}
            translation={translation}
            headings={state.settings.headings}
          />
        </Suspense>
      ) : null}
      {translation ? (
        <footer className="mt-10 border-t border-line pt-4 text-sm text-muted">
          <p>{translation.attribution}</p>
          {beside ? <p className="mt-1">{beside.attribution}</p> : null}
          <Link to="/bible-about" className="link inline-block py-3">
            Sobre o texto
          </Link>
        </footer>
      ) : null}
    </div>
  );
}

/** Resolves an address once, when it opens, and not again while the member reads on. */
function useOpening(address: string | undefined, stopped: Parameters<typeof openingOf>[1]) {
  const [opened, setOpened] = useState(() => ({
    address,
    opening: resumed(openingOf(address, stopped), stopped),
  }));
  if (opened.address === address) return opened.opening;
  const next = { address, opening: openingOf(address, stopped) };
  setOpened(next);
  return next.opening;
}

/** A page that the phone has discarded and reloads opens at the member's last verse. */
function resumed(opening: Opening, stopped: Parameters<typeof openingOf>[1]): Opening {
  const { reference } = opening;
  if (!reference || reference.verse !== null || !stopped || !isReload()) return opening;
  const here = reference.book === stopped.book && reference.chapter === stopped.chapter;
  return here ? { ...opening, resume: stopped.verse } : opening;
}

function isReload(): boolean {
  const [visit] = globalThis.performance?.getEntriesByType('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}
