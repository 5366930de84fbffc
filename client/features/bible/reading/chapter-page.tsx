import { useQuery } from '@tanstack/react-query';
import { Link, ScriptOnce } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { bookOf } from '#shared/bible/canon.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { chapterReference, type Reference, referenceKey } from '#shared/bible/reference.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import { useFootOfPages } from '../../../controls/foot-of-pages.ts';
import { useWide } from '../../../lib/browser/use-wide.ts';
import { useData } from '../../../lib/data/data.tsx';
import { AfterHydration } from '../../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { PlanReaderBar } from '../../plans/api.ts';
import type { Translation, Translations } from '../chapter-query.ts';
import { apparatusQuery, chapterQuery } from '../chapter-query.ts';
import { holdKey } from '../desk/early-key.ts';
import { useListening } from '../listening/use-listening.ts';
import type { Intent } from '../verses/return-intent.ts';
import { useAnnotations } from '../verses/use-annotations.ts';
import { useReturn } from '../verses/use-return.ts';
import type { VerseRequest } from '../verses/verse-request.ts';
import { ChapterView } from './chapter-view.tsx';
import { Neighbours } from './neighbours.tsx';
import { usePageTurning } from './use-page-turning.ts';
import { usePosition } from './use-position.ts';
import { useSecondText } from './use-second-text.ts';
import { useVerseKeys, VERSE_HELP, type VerseKey } from './use-verse-keys.ts';
import { useVerseTap } from './use-verse-tap.ts';
import type { VerseAct } from './verse.tsx';
import { VerseHint } from './verse-hint.tsx';

const FAILURE = 'Erro ao buscar versículos';

if (typeof window !== 'undefined') holdKey();
/** Nobody asked for the keys, so without a connection they are missing without a word. */
const Desk = lazy(() => import('../desk/desk.tsx').catch(() => ({ default: () => null })));
/** Few translations lack a chapter. */
const MissingChapter = lazyWithRetry(() => import('./missing-chapter.tsx'));
const VerseTools = lazyWithRetry(() => import('../verses/verse-tools.tsx'));
const VersePanel = lazyWithRetry(() => import('../verses/verse-panel.tsx'));

type Props = Readonly<{
  reference: Reference;
  resume: number | null;
  only: boolean;
  intent: Intent | null;
  installed: Translations;
  translation: Translation;
  beside: Translation | null;
  settings: ReaderSettings;
}>;

/** One chapter: its text, its selected verses, and links to the chapters beside it. */
export function ChapterPage(props: Props) {
  const { reference, resume, only, intent, translation, settings } = props;
  const { book, chapter } = reference;
  const { readDocument, trpc } = useData();
  const loaded = useQuery(chapterQuery(readDocument, translation, book, chapter));
  const { data, isPending, isError, refetch } = loaded;
  useFailureToast(loaded, FAILURE);
  const { annotations, onParts } = useAnnotations(book, chapter);
  const { second, differences, column, standsInText, onCompared } = useSecondText(
    props,
    book,
    chapter,
    annotations.parts.second,
  );
  const { data: apparatus } = useQuery(apparatusQuery(trpc, translation, book, chapter));
  const target = targetOf(reference);
  const page = useRef<HTMLElement>(null);
  const { spokenVerse } = useListening();
  const besideText = useWide(standsInText);
  const [{ selected, takesFocus }, setSelection] = useState(NOTHING);
  const setSelected = useCallback(
    (verses: readonly number[]) => setSelection({ selected: verses, takesFocus: false }),
    [],
  );
  const [request, setRequest] = useState<VerseRequest | null>(null);
  useReturn({ book, chapter, intent, onRequest: setRequest, onSelect: setSelected });
  const onAct = useCallback(
    (act: VerseAct, verse: number) => setRequest({ act, verses: [verse] }),
    [],
  );
  const onTap = useCallback(
    (verse: number) =>
      setSelection((before) => ({ selected: toggled(before.selected, verse), takesFocus: true })),
    [],
  );
  useVerseTap(page, onTap);
  useVerseKeys(page, (key, verse) =>
    setSelection((before) => ({
      selected: chosenBy(key, before.selected, verse),
      takesFocus: key === 'select',
    })),
  );
  usePageTurning(page, translation, reference);
  useFootOfPages(`${bookOf(book).name} ${chapter} · ${translation.name}`);
  const opensAt = openingVerse(only ? null : (target?.from ?? resume));
  usePosition(page, reference, opensAt, Boolean(data));
  return (
    <article
      ref={page}
      className="reading-columns pt-3 md:pt-5"
      data-beside={standsInText || undefined}
      aria-label="Texto"
      data-opens-at={opensAt ?? undefined}
    >
      <div className="reading-text">
        <p id={VERSE_HELP} hidden>
          Setas para cima e para baixo: outro versículo. Enter: escolher e agir. Espaço: só
          escolher. Esc: desfazer a escolha.
        </p>
        <p className="print-only mb-4 font-serif text-3xl" aria-hidden="true">
          {bookOf(book).name} {chapter}
        </p>
        {isPending ? <div className="skeleton h-64" role="status" aria-label="Carregando" /> : null}
        {isError ? <LoadFailure text={`${FAILURE}.`} onRetry={() => void refetch()} /> : null}
        <Lacking {...props} document={data} second={second} />
        {data ? (
          <ChapterView
            document={data}
            beside={column ? null : (second ?? null)}
            differences={differences}
            settings={settings}
            apparatus={apparatus}
            annotations={annotations}
            selected={selected}
            spoken={spokenVerse}
            target={target}
            only={only}
            onAct={onAct}
          />
        ) : null}
        {only ? (
          <Link
            to="/bible"
            search={{ ref: referenceKey(chapterReference(book, chapter)) }}
            className="button button-quiet mt-5"
          >
            Ler o capítulo inteiro
          </Link>
        ) : null}
        <Neighbours book={book} chapter={chapter} />
      </div>
      <aside className="reading-panel" aria-label="Ao lado do texto">
        {data && besideText ? (
          <Suspense fallback={null}>
            <VersePanel
              document={data}
              translation={translation}
              annotations={annotations}
              selected={selected}
              request={request}
              second={column}
              onRequest={setRequest}
            />
          </Suspense>
        ) : null}
      </aside>
      {opensAt === null ? null : (
        <ScriptOnce>{`document.getElementById('v${opensAt}')?.scrollIntoView()`}</ScriptOnce>
      )}
      {data && (selected.length > 0 || request) ? (
        <Suspense fallback={null}>
          <VerseTools
            document={data}
            second={second}
            translation={translation}
            annotations={annotations}
            selected={selected}
            takesFocus={takesFocus}
            request={request}
            onRequest={setRequest}
            onSelect={setSelected}
            besideText={besideText}
          />
        </Suspense>
      ) : null}
      <PlanReaderBar book={book} chapter={chapter} />
      {data ? (
        <>
          <AfterHydration waiting={null}>
            <Desk
              document={data}
              translation={translation}
              reference={reference}
              selected={selected}
              onRequest={setRequest}
              onParts={onParts}
              second={second}
              onCompared={onCompared}
            />
          </AfterHydration>
          <VerseHint known={selected.length > 0} />
        </>
      ) : null}
    </article>
  );
}

type LackingProps = Props &
  /** null where the translation has no such chapter; undefined while it is not known. */
  Readonly<Record<'document' | 'second', ChapterDocument | null | undefined>>;

function Lacking({ document, second, beside, ...props }: LackingProps) {
  if (document !== null && second !== null) return null;
  return (
    <Suspense fallback={null}>
      {document === null ? <MissingChapter {...props} /> : null}
      {document && beside ? <MissingChapter {...props} translation={beside} /> : null}
    </Suspense>
  );
}

type Selection = Readonly<{
  selected: readonly number[];
  /** Whether the bar of actions takes the focus. */
  takesFocus: boolean;
}>;

const NOTHING: Selection = { selected: [], takesFocus: false };

/** A page that opens at the first verse opens at its top. */
function openingVerse(verse: number | null): number | null {
  return verse === 1 ? null : verse;
}

function targetOf({ chapter, verse, endChapter, endVerse }: Reference) {
  if (verse === null || endVerse === null) return null;
  return { from: verse, to: endChapter === chapter ? endVerse : Number.POSITIVE_INFINITY };
}

function chosenBy(key: VerseKey, verses: readonly number[], verse: number): readonly number[] {
  if (key === 'toggle' || !verses.includes(verse)) return toggled(verses, verse);
  // A copy lets the bar take the focus again.
  return [...verses];
}

function toggled(verses: readonly number[], verse: number): readonly number[] {
  if (verses.includes(verse)) return verses.filter((each) => each !== verse);
  return [...verses, verse].sort((a, b) => a - b);
}
