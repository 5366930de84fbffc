import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { bookOf, neighbourChapter } from '#shared/bible/canon.ts';
import {
  chapterReference,
  formatReference,
  type Reference,
  referenceKey,
} from '#shared/bible/reference.ts';
import { api } from '../../lib/queries.ts';
import { Page } from '../../ui/page.tsx';
import { chapterQuery, type TextVersion } from './chapter-query.ts';
import { ChapterView } from './chapter-view.tsx';
import { Filters } from './filters.tsx';
import { InstallNotice } from './install-notice.tsx';
import { placeOf } from './place.ts';

const PROGRESS_MS = 1500;

export function Reader({ reference: ref }: Readonly<{ reference: string | undefined }>) {
  const navigate = useNavigate();
  const { data: texts } = useSuspenseQuery({
    ...api.member.bible.texts.queryOptions(),
    refetchInterval: ({ state }) =>
      state.data?.install?.status === 'running' ? PROGRESS_MS : false,
  });
  const [text] = texts.translations;
  const place = placeOf(ref);
  const go = (reference: Reference) =>
    navigate({ to: '/bible', search: { ref: referenceKey(reference) } });
  return (
    <Page title="Bíblia comentada" wide>
      <Filters
        key={ref ?? ''}
        current={place.reference}
        action="Buscar"
        onSearch={(next) => void go(next)}
      />
      {text?.complete ? null : (
        <div className="mt-5">
          <InstallNotice install={texts.install} />
        </div>
      )}
      {place.problem ? (
        <p role="alert" className="mt-6 text-lg">
          {place.problem}.
        </p>
      ) : null}
      {place.reference && text ? <Chapter reference={place.reference} text={text} /> : null}
      {text ? (
        <footer className="mt-10 border-t border-line pt-4 text-sm text-muted">
          <p>{text.attribution}</p>
          <Link to="/bible-about" className="link inline-block py-2">
            Sobre o texto
          </Link>
        </footer>
      ) : null}
    </Page>
  );
}

function Chapter({ reference, text }: Readonly<{ reference: Reference; text: TextVersion }>) {
  const { book, chapter, verse, endVerse, endChapter } = reference;
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(chapterQuery(text, book, chapter));
  const next = neighbourChapter(book, chapter, 1);
  useEffect(() => {
    if (next) void client.prefetchQuery(chapterQuery(text, next.book, next.chapter));
  }, [client, next, text]);
  const to =
    endChapter === chapter ? (endVerse ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  return (
    <article className="mt-8" aria-labelledby="chapter-title">
      <h2 id="chapter-title" className="text-2xl md:text-3xl">
        {formatReference(reference)}
      </h2>
      <div className="mt-5 max-w-[38rem]">
        {isPending ? <div className="skeleton h-64" role="status" aria-label="Carregando" /> : null}
        {isError ? (
          <p role="alert">
            Erro ao buscar versículos.{' '}
            <button type="button" className="link" onClick={() => void refetch()}>
              Tentar novamente
            </button>
          </p>
        ) : null}
        {data === null ? (
          <p className="text-muted">
            {bookOf(book).name} {chapter} faz parte do texto completo, que ainda não está instalado.
          </p>
        ) : null}
        {data ? <ChapterView document={data} from={verse ?? 1} to={to} verse={verse} /> : null}
      </div>
      {verse === null ? null : (
        <Link
          to="/bible"
          search={{ ref: referenceKey(chapterReference(book, chapter)) }}
          className="button button-quiet mt-5"
        >
          Ler o capítulo inteiro
        </Link>
      )}
      <nav aria-label="Capítulos vizinhos" className="mt-8 flex justify-between gap-3">
        <Neighbour book={book} chapter={chapter} step={-1} />
        <Neighbour book={book} chapter={chapter} step={1} />
      </nav>
    </article>
  );
}

type NeighbourProps = Readonly<{ book: Reference['book']; chapter: number; step: 1 | -1 }>;

function Neighbour({ book, chapter, step }: NeighbourProps) {
  const place = neighbourChapter(book, chapter, step);
  if (!place) return <span />;
  const reference = chapterReference(place.book, place.chapter);
  return (
    <Link to="/bible" search={{ ref: referenceKey(reference) }} className="button button-quiet">
      {step === -1 ? <ChevronLeft aria-hidden="true" size={20} /> : null}
      {formatReference(reference)}
      {step === 1 ? <ChevronRight aria-hidden="true" size={20} /> : null}
    </Link>
  );
}
