import {
  Bookmark,
  BookmarkCheck,
  Copy,
  Flag,
  Lightbulb,
  Share2,
  SlidersHorizontal,
  SquarePen,
  TextSelect,
  Waypoints,
  X,
} from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { MOST_EXPLAINED_TOGETHER } from '#shared/bible/explanation-input.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import type { HighlightColour } from '#shared/reading.ts';
import { copyWithToast } from '../../../controls/copy.ts';
import { announce } from '../../../lib/browser/announcer.tsx';
import { useData } from '../../../lib/data/data.tsx';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Pressable } from '../../../ui/pressable.tsx';
import { useCloseRequest } from '../../../ui/use-close-request.ts';
import { useDocked } from '../../../ui/use-docked.ts';
import type { Translation } from '../chapter-query.ts';
import { copiedText } from '../copying/copied-text.ts';
import { copyForm } from '../copying/copy-form.ts';
import { ColourRow } from '../parts/colour-row.tsx';
import type { Annotations } from '../reading/chapter-view.tsx';
import { focusVerse, showAbove } from '../reading/verse-elements.ts';
import { highlight } from './highlight.ts';
import type { VerseRequest } from './verse-request.ts';
import { chosenVerses } from './verses-text.ts';

const CopyDialog = lazyWithRetry(() => import('../copying/copy-dialog.tsx'));

type Props = Readonly<{
  document: ChapterDocument;
  translation: Translation;
  annotations: Annotations;
  selected: readonly number[];
  takesFocus: boolean;
  /** The panel beside the text shows the references already. */
  besideText: boolean;
  onRequest: (request: VerseRequest) => void;
  onSelect: (verses: readonly number[]) => void;
}>;

/** The bar at the bottom while verses are selected: highlight colours and other actions. */
export function VerseBar({
  document,
  translation,
  annotations,
  selected,
  takesFocus,
  besideText,
  onRequest,
  onSelect,
}: Props) {
  const data = useData();
  const signedIn = useOptionalSession() !== null;
  const { book, chapter } = document;
  const [copied, setCopied] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const label = versesLabel(book, chapter, selected);
  const passage = {
    label: `${label} (${translation.abbreviation})`,
    verses: chosenVerses(document, selected),
  };
  const bar = useRef<HTMLElement>(null);
  const place = useRef<HTMLParagraphElement>(null);
  useDocked(bar);
  const clear = () => {
    onSelect([]);
    focusVerse(selected);
  };
  useEscape(clear);
  useCloseRequest(clear);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
    else announce(`${selected.length > 1 ? 'Selecionados' : 'Selecionado'}: ${label}`);
    showAbove(bar.current, selected);
  }, [selected, takesFocus, label]);
  const ask = (act: VerseRequest['act']) => onRequest({ act, verses: selected });
  const paint = (colour: HighlightColour | null) => {
    if (!signedIn) return ask('highlight');
    clear();
    void highlight(data, { book, chapter, verses: selected }, colour);
  };
  const [first = 0] = selected;
  const note = annotations.comments.get(first);
  const saved = selected.every((verse) => annotations.saved.has(verse));
  const coloured = selected.some(
    (verse) => annotations.colours.has(verse) || annotations.parts.first.has(verse),
  );
  return (
    <section ref={bar} className="verse-bar" data-dock aria-label="Versículos selecionados">
      <div className="flex items-center gap-2">
        <p
          ref={place}
          tabIndex={-1}
          className="min-w-0 flex-1 font-serif leading-snug font-semibold outline-none"
        >
          {label}
        </p>
        {signedIn && selected.length === 1 ? (
          <button type="button" className="verse-bar-small" onClick={() => ask('words')}>
            <TextSelect aria-hidden="true" size={16} />
            <span className="max-md:sr-only">Marcar palavras</span>
          </button>
        ) : null}
        <button type="button" className="verse-bar-small" onClick={() => ask('report')}>
          <Flag aria-hidden="true" size={16} />
          <span className="tight:sr-only">Relatar erro</span>
          <span className="sr-only"> no texto</span>
        </button>
        <button
          type="button"
          className="verse-bar-small size-11 justify-center px-0"
          aria-label="Desfazer a seleção"
          onClick={clear}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {note && !besideText ? <p className="line-clamp-3 text-sm text-muted">{note}</p> : null}
      <ColourRow
        has={(colour) => selected.every((verse) => annotations.colours.get(verse) === colour)}
        coloured={coloured}
        onPaint={paint}
      />
      <div className="grid grid-cols-3 gap-1 md:flex md:flex-wrap md:gap-2">
        <BarAction
          icon={<Lightbulb aria-hidden="true" size={20} />}
          disabled={selected.length > MOST_EXPLAINED_TOGETHER}
          onClick={() => ask('explain')}
        >
          Explicar
        </BarAction>
        {besideText ? null : (
          <BarAction
            icon={<Waypoints aria-hidden="true" size={20} />}
            disabled={selected.length > MOST_EXPLAINED_TOGETHER}
            onClick={() => ask('references')}
          >
            Referências
          </BarAction>
        )}
        <BarAction
          icon={
            saved ? (
              <BookmarkCheck aria-hidden="true" size={20} />
            ) : (
              <Bookmark aria-hidden="true" size={20} />
            )
          }
          disabled={saved}
          onClick={() => ask('save')}
        >
          {saved ? 'Salvo' : 'Salvar'}
        </BarAction>
        <BarAction icon={<SquarePen aria-hidden="true" size={20} />} onClick={() => ask('note')}>
          Nota
        </BarAction>
        <BarAction
          icon={<Copy aria-hidden="true" size={20} />}
          onClick={() =>
            void copyWithToast(copiedText([passage], copyForm())).then(() => setCopied(true))
          }
        >
          Copiar
        </BarAction>
        <BarAction icon={<Share2 aria-hidden="true" size={20} />} onClick={() => ask('share')}>
          Compartilhar
        </BarAction>
      </div>
      {copied ? (
        <button
          type="button"
          className="verse-bar-small justify-self-start"
          onClick={() => setChoosing(true)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} />
          Forma de copiar
        </button>
      ) : null}
      {choosing ? (
        <Suspense fallback={null}>
          <CopyDialog passages={[passage]} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Closes the bar by Esc, once no dialog over it takes the key. */
function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('[role="dialog"], [role="menu"]')) leave();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
}

type ActionProps = Readonly<{
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

function BarAction({ icon, disabled = false, onClick, children }: ActionProps) {
  return (
    <Pressable className="verse-bar-action" disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </Pressable>
  );
}
