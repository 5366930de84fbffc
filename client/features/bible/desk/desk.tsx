import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { MOST_EXPLAINED_TOGETHER } from '#shared/bible/explanation-input.ts';
import { type Reference, referenceKey } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { HIGHLIGHT_COLOURS } from '#shared/reading.ts';
import { copyWithToast } from '../../../controls/copy.ts';
import { useData } from '../../../lib/data/data.tsx';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastInfo } from '../../../ui/toasts.tsx';
import type { Translation } from '../chapter-query.ts';
import { copiedText } from '../copying/copied-text.ts';
import { copyForm } from '../copying/copy-form.ts';
import { WordParts } from '../parts/word-parts.tsx';
import type { Annotations } from '../reading/chapter-view.tsx';
import type { Compared } from '../reading/use-second-text.ts';
import { firstVerseInView, numberOf } from '../reading/verse-elements.ts';
import { highlight } from '../verses/highlight.ts';
import type { VerseRequest } from '../verses/verse-request.ts';
import { chosenVerses } from '../verses/verses-text.ts';
import { takeKey } from './early-key.ts';
import { rememberPlace } from './recent-places.ts';
import { areKeysOn, VERSE_KEYS } from './shortcuts.ts';
import { useComparison } from './use-comparison.ts';

const KeysDialog = lazyWithRetry(() => import('./keys-dialog.tsx'));
const PlacesSheet = lazyWithRetry(() => import('../reading/places-sheet.tsx'));

type Props = Readonly<{
  document: ChapterDocument;
  translation: Translation;
  reference: Reference;
  selected: readonly number[];
  onRequest: (request: VerseRequest) => void;
  onParts: (parts: Annotations['parts']) => void;
  /** The same chapter in another translation. */
  second: ChapterDocument | null | undefined;
  onCompared: (compared: Compared) => void;
}>;

/** What comes after the text: the keys of the reader, coloured words, and the places that were opened. */
export default function Desk({
  document,
  translation,
  reference,
  selected,
  onRequest,
  onParts,
  second,
  onCompared,
}: Props): ReactNode {
  useComparison(document, second, onCompared);
  const data = useData();
  const navigate = useNavigate();
  const userId = useOptionalSession()?.user.id ?? null;
  const [open, setOpen] = useState<'keys' | 'places' | null>(null);
  const { book, chapter } = document;
  const place = referenceKey(reference);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
  useEffect(() => rememberPlace(userId, reference), [userId, place]);

  const act = (what: (typeof VERSE_KEYS)[keyof typeof VERSE_KEYS], verses: readonly number[]) => {
    const together = what === 'explain' || what === 'references';
    if (together && verses.length > MOST_EXPLAINED_TOGETHER) {
      void toastInfo(`Escolha até ${MOST_EXPLAINED_TOGETHER} versículos`);
    } else if (what === 'copy') {
      const label = `${versesLabel(book, chapter, verses)} (${translation.abbreviation})`;
      const passage = { label, verses: chosenVerses(document, verses) };
      void copyWithToast(copiedText([passage], copyForm()));
    } else onRequest({ act: what, verses });
  };
  const paint = (digit: number, verses: readonly number[]) => {
    if (!userId) return onRequest({ act: 'highlight', verses });
    const colour = HIGHLIGHT_COLOURS[digit - 1] ?? null;
    void highlight(data, { book, chapter, verses }, colour);
  };
  const onVerses = (key: string) => {
    const focused = focusedVerse();
    const verses = selected.length > 0 || !focused ? selected : [numberOf(focused)];
    if (verses.length === 0) void toastInfo('Escolha antes um versículo');
    else if (isVerseKey(key)) act(VERSE_KEYS[key], verses);
    else paint(Number(key), verses);
  };
  /** @returns whether the key has a meaning */
  const press = useEffectEvent((key: string): boolean => {
    if (key === '?') setOpen('keys');
    else if (!areKeysOn()) return false;
    else if ('g/'.includes(key)) setOpen('places');
    else if ('jk'.includes(key)) step(key === 'j' ? 1 : -1);
    else if (isVerseKey(key) || '012345'.includes(key)) onVerses(key);
    else return false;
    return true;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key.length === 1 && press(event.key.toLowerCase())) event.preventDefault();
    };
    const early = takeKey();
    if (early) listen(early);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(null);
  return (
    <Suspense fallback={null}>
      {userId ? <WordParts document={document} second={second ?? null} onParts={onParts} /> : null}
      {open === 'keys' ? <KeysDialog onClose={close} /> : null}
      {open === 'places' ? (
        <PlacesSheet
          current={reference}
          typing
          onSearch={(to) => void navigate({ to: '/bible', search: { ref: referenceKey(to) } })}
          onClose={close}
        />
      ) : null}
    </Suspense>
  );
}

const isVerseKey = (key: string): key is keyof typeof VERSE_KEYS => Object.hasOwn(VERSE_KEYS, key);

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a key belongs to a field, to what is open over the page, or to the browser. */
function isElsewhere({ target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return true;
  if (target instanceof Element && target.closest(FIELDS)) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

const focusedVerse = () => document.activeElement?.closest<HTMLElement>('.verse') ?? null;

/** Leads to the next verse, or from elsewhere to the first one that is read. */
function step(by: 1 | -1): void {
  const from = focusedVerse();
  const number = from ? numberOf(from) + by : firstVerseInView(document);
  const verse = document.getElementById(`v${number}`);
  verse?.focus({ preventScroll: true });
  verse?.scrollIntoView({ block: 'nearest' });
}
